import {expect, it} from 'vitest';
import {wordsOf} from '../../words';
import {communityImages} from '../../data/communityImages';
import {editorData} from '../editor/facts';
import {checkFile, checkText, isAllUsed} from '../editor/reader';
import {defaultEntries} from '../editor';
import {printForm} from '../outputs';

const data = editorData('1.0', wordsOf('en'));
const image = 'thijsvanloef/palworld-server-docker:latest';

const right: Readonly<Record<string, string>> = {
  'docker run on lines': `docker run -d --name palworld-server \\\n  -p 8211:8211/udp \\\n  -e EXP_RATE=2.5 \\\n  -e ENABLE_VOICE_CHAT=true \\\n  -e SERVER_NAME="My, server" \\\n  --env DEATH_PENALTY=Item \\\n  ${image}`,
  'docker run in one line': `docker run -d -e EXP_RATE=2.5 --env ENABLE_VOICE_CHAT=true --env='SERVER_NAME=My, server' -eDEATH_PENALTY=Item ${image}`,
  'podman run with single quotes': `sudo podman run -e 'SERVER_NAME=My, server' -e EXP_RATE='2.5' -e "ENABLE_VOICE_CHAT=true" -e DEATH_PENALTY=Item ${image}`,
  'docker run in PowerShell': `docker run -d \`\n  -e EXP_RATE=2.5 \`\n  -e ENABLE_VOICE_CHAT=true \`\n  -e SERVER_NAME='My, server' \`\n  -e DEATH_PENALTY=Item \`\n  ${image}`,
  'docker run in the prompt of Windows': `docker run -d ^\r\n  -e EXP_RATE=2.5 ^\r\n  -e ENABLE_VOICE_CHAT=true ^\r\n  -e "SERVER_NAME=My, server" ^\r\n  -e DEATH_PENALTY=Item ^\r\n  ${image}\r\n`,
  'options with the value on the next line': `docker run \\\n -e \\\n EXP_RATE=2.5 -e ENABLE_VOICE_CHAT=true \\\n -e SERVER_NAME=My\\,\\ server -e DEATH_PENALTY=Item ${image}`,
  'lines of -e alone': `-e EXP_RATE=2.5 \\\n-e ENABLE_VOICE_CHAT=true \\\n-e SERVER_NAME="My, server" \\\n-e DEATH_PENALTY=Item \\\n`,
  'a map of Compose': `services:\n  palworld:\n    image: ${image}\n    environment:\n      EXP_RATE: 2.5 # more\n      ENABLE_VOICE_CHAT: true\n      SERVER_NAME: "My, server"\n      DEATH_PENALTY: Item\n    ports:\n      - 8211:8211/udp\n`,
  'a list of Compose': `services:\n  palworld:\n    environment:\n      - EXP_RATE=2.5\n      - 'ENABLE_VOICE_CHAT=true'\n      - "SERVER_NAME=My, server"\n      - DEATH_PENALTY=Item\n`,
  'a flow map of Compose': `environment: {EXP_RATE: 2.5, ENABLE_VOICE_CHAT: "true", SERVER_NAME: "My, server", DEATH_PENALTY: Item}\n`,
  'a flow list of Compose': `    environment: ["EXP_RATE=2.5", "ENABLE_VOICE_CHAT=true", 'SERVER_NAME=My, server', DEATH_PENALTY=Item]\n`,
  'Compose with defaults of references': `environment:\n  EXP_RATE: \${EXP:-2.5}\n  ENABLE_VOICE_CHAT: "\${VOICE-true}"\n  SERVER_NAME: '\${NAME:-My, server}'\n  DEATH_PENALTY: Item\n`,
  'Compose with folded and literal texts': `environment:\n  EXP_RATE: 2.5\n  ENABLE_VOICE_CHAT: "true"\n  SERVER_NAME: >-\n    My,\n    server\n  DEATH_PENALTY: |-\n    Item\n`,
  'Compose with tags and anchors': `environment: &env\n  EXP_RATE: !!str 2.5\n  ENABLE_VOICE_CHAT: &voice "true"\n  SERVER_NAME: 'My, server'\n  DEATH_PENALTY: Item\n`,
  'env of Kubernetes': `apiVersion: apps/v1\nkind: Deployment\nspec:\n  containers:\n  - name: palworld\n    env:\n    - name: EXP_RATE\n      value: "2.5"\n    - name: ENABLE_VOICE_CHAT\n      value: "true"\n    - name: SERVER_NAME\n      value: My, server\n    - name: DEATH_PENALTY\n      value: Item\n`,
  'env of Kubernetes, values first': `env:\n- value: "2.5"\n  name: EXP_RATE\n- value: "true"\n  name: ENABLE_VOICE_CHAT\n- value: "My, server"\n  name: SERVER_NAME\n- value: Item\n  name: DEATH_PENALTY\nkind: Pod\n`,
  'flow entries of Kubernetes': `kind: Pod\nenv:\n  - {name: EXP_RATE, value: "2.5"}\n  - { name: ENABLE_VOICE_CHAT, value: "true" }\n  - {name: SERVER_NAME, value: "My, server"}\n  - {name: DEATH_PENALTY, value: Item}\n`,
  'a ConfigMap': `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: palworld\ndata:\n  EXP_RATE: "2.5"\n  ENABLE_VOICE_CHAT: "true"\n  SERVER_NAME: "My, server"\n  DEATH_PENALTY: "Item"\n`,
  'an env file in a ConfigMap': `kind: ConfigMap\ndata:\n  palworld.env: |\n    EXP_RATE=2.5\n    ENABLE_VOICE_CHAT=true\n    SERVER_NAME="My, server"\n    DEATH_PENALTY=Item\n`,
  'a unit with several in a line': `[Service]\nEnvironment=EXP_RATE=2.5 ENABLE_VOICE_CHAT=true "SERVER_NAME=My, server"\nEnvironment=DEATH_PENALTY=Item\n`,
  'a Quadlet': `[Container]\nImage=docker.io/${image}\nEnvironment=DEATH_PENALTY=Item ENABLE_VOICE_CHAT=true\nEnvironment="EXP_RATE=2.5"\nEnvironment=SERVER_NAME='My, server'\n`,
  'an env file': `# mine\nEXP_RATE=2.5\nENABLE_VOICE_CHAT=true # on\nSERVER_NAME="My, server"\nDEATH_PENALTY='Item'\n`,
  'an env file of Windows': `EXP_RATE=2.5\r\nENABLE_VOICE_CHAT=true\r\nSERVER_NAME=My, server\r\nDEATH_PENALTY=Item\r\n`,
  'exports in one line': `export EXP_RATE=2.5 ENABLE_VOICE_CHAT=true\nexport SERVER_NAME="My, server" DEATH_PENALTY=Item\n`,
  'a Dockerfile': `FROM ${image}\nENV EXP_RATE=2.5 ENABLE_VOICE_CHAT=true\nENV SERVER_NAME="My, server" \\\n DEATH_PENALTY=Item\n`,
  'set of Windows': `set EXP_RATE=2.5\r\nset ENABLE_VOICE_CHAT=true\r\nset "SERVER_NAME=My, server"\r\nset DEATH_PENALTY=Item\r\n`,
  'a unit with a line that goes on': `[Container]\nEnvironment=EXP_RATE=2.5 \\\n  ENABLE_VOICE_CHAT=true \\\n  "SERVER_NAME=My, server" DEATH_PENALTY=Item\nTimeoutSec=9\n`,
  'a command of Kubernetes': `user@host:~$ kubectl set env deployment/palworld EXP_RATE=2.5 ENABLE_VOICE_CHAT=true SERVER_NAME="My, server" DEATH_PENALTY=Item\n`,
  'variables before a command': `EXP_RATE=2.5 ENABLE_VOICE_CHAT=true SERVER_NAME="My, server" DEATH_PENALTY=Item docker compose up -d\n`,
  'a line of a script': `EXP_RATE=2.5; ENABLE_VOICE_CHAT=true; SERVER_NAME="My, server"; DEATH_PENALTY=Item\n`,
  'an object of JavaScript': `const settings = {\n  ExpRate: 2.5,\n  bEnableVoiceChat: true,\n  ServerName: 'My, server',\n  DeathPenalty: 'Item',\n};\n`,
  'the reply of a panel': `{"object": "list", "data": [{"attributes": {"name": "Exp", "env_variable": "EXP_RATE", "default_value": "1", "server_value": "2.5"}}, {"attributes": {"env_variable": "ENABLE_VOICE_CHAT", "server_value": "true"}}, {"attributes": {"env_variable": "SERVER_NAME", "server_value": "My, server"}}, {"attributes": {"env_variable": "DEATH_PENALTY", "server_value": "Item"}}]}`,
  'variables of PowerShell': `$env:EXP_RATE = "2.5"\n$env:ENABLE_VOICE_CHAT = 'true'\n$env:SERVER_NAME = "My, server"\n$env:DEATH_PENALTY = "Item"\n`,
  'a table of a panel': `Variable\tValue\nEXP_RATE\t2.5\nENABLE_VOICE_CHAT\ttrue\nSERVER_NAME\tMy, server\nDEATH_PENALTY\tItem\n`,
  'a table of a page': `| Variable | Value |\n|---|---|\n| \`EXP_RATE\` | 2.5 |\n| ENABLE_VOICE_CHAT | true |\n| SERVER_NAME | My, server |\n| DEATH_PENALTY | Item |\n`,
  'variables of Terraform': `env = {\n  EXP_RATE          = "2.5"\n  ENABLE_VOICE_CHAT = "true"\n  SERVER_NAME       = "My, server"\n  DEATH_PENALTY     = "Item"\n}\n`,
  'literals of a ConfigMap': `kubectl create configmap pal --from-literal=EXP_RATE=2.5 --from-literal=ENABLE_VOICE_CHAT=true --from-literal="SERVER_NAME=My, server" --from-literal=DEATH_PENALTY=Item\n`,
  'an update of a service': `docker service update --env-add EXP_RATE=2.5 --env-add ENABLE_VOICE_CHAT=true --env-add SERVER_NAME="My, server" --env-add DEATH_PENALTY=Item pal\n`,
  'a container of a cloud': `az container create -n pal --environment-variables EXP_RATE=2.5 ENABLE_VOICE_CHAT=true SERVER_NAME='My, server' DEATH_PENALTY=Item\n`,
  'variables of one option': `gcloud compute instances create-with-container x --container-env=EXP_RATE=2.5,ENABLE_VOICE_CHAT=true,DEATH_PENALTY=Item --container-env=SERVER_NAME="My, server"\n`,
  'declare and typeset': `declare -x EXP_RATE=2.5 ENABLE_VOICE_CHAT=true\ntypeset -x SERVER_NAME='My, server'\ntypeset -x DEATH_PENALTY=Item\n`,
  'a list of Markdown': `- **EXP_RATE**: \`2.5\`\n- **ENABLE_VOICE_CHAT:** true\n- \`SERVER_NAME\` = My, server\n- __DEATH_PENALTY__: "Item"\n`,
  'braces on the lines of the first and the last setting': `{'ExpRate': 2.5,\n 'bEnableVoiceChat': True,\n 'ServerName': 'My, server',\n 'DeathPenalty': 'Item'}\n`,
  'the reply of the REST API': `{"ExpRate":2.5,"bEnableVoiceChat":true,"ServerName":"My, server","DeathPenalty":"Item"}`,
  'what docker inspect prints in one line': `[{"Id":"1","Config":{"Env":["EXP_RATE=2.5","ENABLE_VOICE_CHAT=true","SERVER_NAME=My, server","DEATH_PENALTY=Item","PATH=/bin"],"Image":"${image}"}}]`,
  'commands that end in semicolons': `export EXP_RATE=2.5;export ENABLE_VOICE_CHAT=true; export SERVER_NAME="My, server" ;\nexport DEATH_PENALTY=Item; docker ps\n`,
  'what a command prints, sent elsewhere': `docker run -e EXP_RATE=2.5 -e ENABLE_VOICE_CHAT=true -e SERVER_NAME="My, server" -e DEATH_PENALTY=Item img;docker logs x 2>&1 2>/dev/null|tee x\n`,
  'a comment behind commands': `export EXP_RATE=2.5 ENABLE_VOICE_CHAT=true SERVER_NAME="My, server"\nexport DEATH_PENALTY=Item # a;b, it's\n`,
  'a ConfigMap and a Secret': `kind: ConfigMap\ndata:\n  EXP_RATE: "2.5"\n  ENABLE_VOICE_CHAT: "true"\n  SERVER_NAME: "My, server"\n---\nkind: Secret\ndata:\n  other: eA==\nstringData:\n  DEATH_PENALTY: Item\n`,
  'a table of current values': `| Setting | Current value | Default |\n|---|---|---|\n| EXP_RATE | 2.5 | 1 |\n| ENABLE_VOICE_CHAT | true | |\n| SERVER_NAME | My, server | x |\n| DEATH_PENALTY | Item | All |\n`,
  'a table of your values': `| Setting | Your value | Note |\n|---|---|---|\n| EXP_RATE | 2.5 | 1 |\n| ENABLE_VOICE_CHAT | true | |\n| SERVER_NAME | My, server | x |\n| DEATH_PENALTY | Item | All |\n`,
  'a table in Japanese': `| 項目 | 設定 | 説明 |\n|---|---|---|\n| EXP_RATE | 2.5 | 倍 |\n| ENABLE_VOICE_CHAT | true | |\n| SERVER_NAME | My, server | 名 |\n| DEATH_PENALTY | Item | x |\n`,
  'a line with bars above a table of one column': `Setting | As agreed | today\nEXP_RATE | 2.5\nENABLE_VOICE_CHAT | true\nSERVER_NAME | My, server\nDEATH_PENALTY | Item\n`,
  'set of Windows in one line': `set EXP_RATE=2.5&& set ENABLE_VOICE_CHAT=true&set "SERVER_NAME=My, server"&& set DEATH_PENALTY=Item\r\n`,
  'a list of Terraform': `env = ["EXP_RATE=2.5", "ENABLE_VOICE_CHAT=true", "SERVER_NAME=My, server", "DEATH_PENALTY=Item"]\n`,
  'what kubectl describes': `    Environment:\n      EXP_RATE:           2.5\n      ENABLE_VOICE_CHAT:  true\n      SERVER_NAME:        My, server\n      DEATH_PENALTY:      Item\n`,
  'values of YAML by their own names': `settings:\n  ExpRate: 2.5\n  bEnableVoiceChat: true\n  ServerName: "My, server"\n  DeathPenalty: Item\n`,
};

it.each(Object.entries(right))('reads %s, and its own check finds nothing', (_name, text) => {
  const {parsed, from, problems, repaired} = checkText(text, data);
  const values = Object.fromEntries(parsed.file.entries.map(({key, value}) => [key, value]));
  expect(from?.count).toBe(4);
  expect(values).toMatchObject({
    ExpRate: expect.stringMatching(/^2\.5(?:0*)$/) as string,
    bEnableVoiceChat: expect.stringMatching(/^true$/i) as string,
    ServerName: '"My, server"',
    DeathPenalty: 'Item',
  });
  expect(problems.filter(({severity}) => severity === 'error')).toEqual([]);
  expect(isAllUsed(checkFile(repaired, '', data))).toBe(true);
});

const meant = {
  ExpRate: ['EXP_RATE', /^2\.50*$/],
  bEnableVoiceChat: ['ENABLE_VOICE_CHAT', /^true$/i],
  ServerName: ['SERVER_NAME', /^"My, server"$/],
  DeathPenalty: ['DEATH_PENALTY', /^Item$/],
} as const;

it('leaves no setting at its default in silence where the sign behind its name is damaged', () => {
  let seen = 0;
  for (const [name, text] of Object.entries(right)) {
    for (const [key, [variable, value]] of Object.entries(meant)) {
      for (const sign of ['', '{', '-', ' ']) {
        const behind = new RegExp(`\\b(${key}|${variable})(["'\`*_]*)[ \\t]*[=:|\\t]`);
        const damaged = text.replace(behind, `$1$2${sign}`);
        const check = checkFile(damaged, '', data);
        const is = check.parsed.file.entries.find((one) => one.key === key)?.value ?? '';
        expect(value.test(is) || !isAllUsed(check, !check.from), `${name}: ${damaged}`).toBe(true);
        seen += damaged === text ? 0 : 1;
      }
    }
  }
  expect(seen).toBeGreaterThan(450);
});

it.each(communityImages.flatMap(({id}) => [`${id}-compose`, `${id}-env`] as const))(
  'the check of what is made of %s finds nothing',
  (form) => {
    const {text} = printForm(form, defaultEntries(data), data);
    const more = `${text}${form.endsWith('compose') ? '  EXP_RATE: "2"\n  DEATH_PENALTY: Item\n' : 'EXP_RATE=2\nDEATH_PENALTY=Item\n'}`;
    const {repaired, problems} = checkText(more, data);
    expect(problems).toEqual([]);
    expect(isAllUsed(checkFile(repaired, '', data))).toBe(true);
  },
);

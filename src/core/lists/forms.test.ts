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
  'setx of Windows, behind what the prompt prints': `C:\\pal>setx EXP_RATE 2.5\r\nC:\\pal>setx ENABLE_VOICE_CHAT "true" /M\r\nPS C:\\pal> setx SERVER_NAME "My, server"\r\nsetx DEATH_PENALTY Item\r\n`,
  'variables of a user of Windows': `[Environment]::SetEnvironmentVariable("EXP_RATE", "2.5", "User")\n[System.Environment]::SetEnvironmentVariable('ENABLE_VOICE_CHAT', 'true')\n[Environment]::SetEnvironmentVariable("SERVER_NAME", "My, server", "User")\n[Environment]::SetEnvironmentVariable("DEATH_PENALTY", "Item")\n`,
  'a unit with a line that goes on': `[Container]\nEnvironment=EXP_RATE=2.5 \\\n  ENABLE_VOICE_CHAT=true \\\n  "SERVER_NAME=My, server" DEATH_PENALTY=Item\nTimeoutSec=9\n`,
  'a command of Kubernetes': `user@host:~$ kubectl set env deployment/palworld EXP_RATE=2.5 ENABLE_VOICE_CHAT=true SERVER_NAME="My, server" DEATH_PENALTY=Item\n`,
  'variables before a command': `EXP_RATE=2.5 ENABLE_VOICE_CHAT=true SERVER_NAME="My, server" DEATH_PENALTY=Item docker compose up -d\n`,
  'a line of a script': `EXP_RATE=2.5; ENABLE_VOICE_CHAT=true; SERVER_NAME="My, server"; DEATH_PENALTY=Item\n`,
  'an object of JavaScript': `const settings = {\n  ExpRate: 2.5,\n  bEnableVoiceChat: true,\n  ServerName: 'My, server',\n  DeathPenalty: 'Item',\n};\n`,
  'the reply of a panel': `{"object": "list", "data": [{"attributes": {"name": "Exp", "env_variable": "EXP_RATE", "default_value": "1", "server_value": "2.5"}}, {"attributes": {"env_variable": "ENABLE_VOICE_CHAT", "server_value": "true"}}, {"attributes": {"env_variable": "SERVER_NAME", "server_value": "My, server"}}, {"attributes": {"env_variable": "DEATH_PENALTY", "server_value": "Item"}}]}`,
  'variables of PowerShell': `$env:EXP_RATE = "2.5"\n$env:ENABLE_VOICE_CHAT = 'true'\n$env:SERVER_NAME = "My, server"\n$env:DEATH_PENALTY = "Item"\n`,
  'the environment of docker inspect': `[{"Config": {"Env": ["EXP_RATE=2.5", "ENABLE_VOICE_CHAT=true", "SERVER_NAME=My, server", "DEATH_PENALTY=Item"]}}]`,
  'names and values of a panel as JSON': `{"data": [{"env_variable": "EXP_RATE", "server_value": "2.5"}, {"env_variable": "ENABLE_VOICE_CHAT", "server_value": "true"}, {"env_variable": "SERVER_NAME", "server_value": "My, server"}, {"env_variable": "DEATH_PENALTY", "server_value": "Item"}]}`,
  'a table of a panel': `Variable\tValue\nEXP_RATE\t2.5\nENABLE_VOICE_CHAT\ttrue\nSERVER_NAME\tMy, server\nDEATH_PENALTY\tItem\n`,
  'a table of a page': `| Variable | Value |\n|---|---|\n| \`EXP_RATE\` | 2.5 |\n| ENABLE_VOICE_CHAT | true |\n| SERVER_NAME | My, server |\n| DEATH_PENALTY | Item |\n`,
  'variables of Terraform': `env = {\n  EXP_RATE          = "2.5"\n  ENABLE_VOICE_CHAT = "true"\n  SERVER_NAME       = "My, server"\n  DEATH_PENALTY     = "Item"\n}\n`,
  'literals of a ConfigMap': `kubectl create configmap pal --from-literal=EXP_RATE=2.5 --from-literal=ENABLE_VOICE_CHAT=true --from-literal="SERVER_NAME=My, server" --from-literal=DEATH_PENALTY=Item\n`,
  'an update of a service': `docker service update --env-add EXP_RATE=2.5 --env-add ENABLE_VOICE_CHAT=true --env-add SERVER_NAME="My, server" --env-add DEATH_PENALTY=Item pal\n`,
  'a container of a cloud': `az container create -n pal --environment-variables EXP_RATE=2.5 ENABLE_VOICE_CHAT=true SERVER_NAME='My, server' DEATH_PENALTY=Item\n`,
  'variables of one option': `gcloud compute instances create-with-container x --container-env=EXP_RATE=2.5,ENABLE_VOICE_CHAT=true,DEATH_PENALTY=Item --container-env=SERVER_NAME="My, server"\n`,
  'set of fish': `set -x EXP_RATE 2.5\nset -gx ENABLE_VOICE_CHAT true\nset -x SERVER_NAME "My, server"\nset -Ux DEATH_PENALTY Item\n`,
  'setenv and typeset': `setenv EXP_RATE 2.5\nsetenv ENABLE_VOICE_CHAT true\ntypeset -x SERVER_NAME='My, server'\ntypeset -x DEATH_PENALTY=Item\n`,
  'a list of Markdown': `- **EXP_RATE**: \`2.5\`\n- **ENABLE_VOICE_CHAT:** true\n- \`SERVER_NAME\` = My, server\n- __DEATH_PENALTY__: "Item"\n`,
  'braces on the lines of the first and the last setting': `{'ExpRate': 2.5,\n 'bEnableVoiceChat': True,\n 'ServerName': 'My, server',\n 'DeathPenalty': 'Item'}\n`,
  'the reply of the REST API': `{"ExpRate":2.5,"bEnableVoiceChat":true,"ServerName":"My, server","DeathPenalty":"Item"}`,
  'what docker inspect prints in one line': `[{"Id":"1","Config":{"Env":["EXP_RATE=2.5","ENABLE_VOICE_CHAT=true","SERVER_NAME=My, server","DEATH_PENALTY=Item","PATH=/bin"],"Image":"${image}"}}]`,
  'commands that end in semicolons': `export EXP_RATE=2.5;export ENABLE_VOICE_CHAT=true; export SERVER_NAME="My, server" ;\nexport DEATH_PENALTY=Item;docker ps\n`,
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

/** These values can't be known, so the result only names the settings. */
const refused: Readonly<Record<string, readonly [text: string, ...keys: string[]]>> = {
  'a reference that must be set': [
    'environment:\n  EXP_RATE: 2\n  ADMIN_PASSWORD: ${ADMIN_PASSWORD:?set it}\n',
    'AdminPassword',
  ],
  'a reference in a text': [
    'EXP_RATE=2\nSERVER_NAME="Server of ${OWNER}"\nPLAYERS=8\n',
    'ServerName',
  ],
  'a dollar sign without quotes': [
    'EXP_RATE=2\nADMIN_PASSWORD=pa$word\nPLAYERS=8\n',
    'AdminPassword',
  ],
  'a secret of Kubernetes': [
    'kind: Pod\nenv:\n- name: EXP_RATE\n  value: "2"\n- name: PLAYERS\n  value: "8"\n- name: ADMIN_PASSWORD\n  valueFrom:\n    secretKeyRef:\n      name: palworld\n      key: password\n',
    'AdminPassword',
  ],
  'a variable without a value': [
    'environment:\n  - EXP_RATE=2\n  - PLAYERS=8\n  - ADMIN_PASSWORD\n',
    'AdminPassword',
  ],
  'an empty variable of Compose': [
    'environment:\n  EXP_RATE: 2\n  PLAYERS: 8\n  ADMIN_PASSWORD:\n',
    'AdminPassword',
  ],
  'a command in a command': [
    'docker run -e EXP_RATE=2 -e PLAYERS=8 -e ADMIN_PASSWORD="$(cat pw)" x\n',
    'AdminPassword',
  ],
  'references with blanks, and one that stays open': [
    'docker run -e EXP_RATE=2 -e PLAYERS=8 -e ADMIN_PASSWORD=${PW:?set it} -e SERVER_PASSWORD=$(cat pw) -e REGION=`cat r` -e SERVER_NAME=$NAME -e SERVER_DESCRIPTION=${D img\n',
    'AdminPassword',
    'ServerPassword',
    'Region',
    'ServerName',
    'ServerDescription',
  ],
  'a number with a word': [
    'EXP_RATE=2.5倍\nPAL_EGG_DEFAULT_HATCHING_TIME=1h\nPLAYERS=8\n',
    'ExpRate',
    'PalEggDefaultHatchingTime',
  ],
  'a quote that stays open': ['EXP_RATE=2\nSERVER_NAME="My server\nPLAYERS=8\n', 'ServerName'],
  'a quote that stays open in docker run': [
    'docker run -e EXP_RATE=2 -e SERVER_NAME="My server -e PLAYERS=8 -e ADMIN_PASSWORD="x-1" img\n',
    'ServerName',
    'ServerPlayerMaxNum',
  ],
  'a switch that is none': ['EXP_RATE=2\nIS_PVP=maybe\nPLAYERS=8\n', 'bIsPvP'],
  'variables that the image lacks, and misspelt ones': [
    'EXP_RATE=2\nPLAYERS=8\nMAX_PLAYERS=9\nPAL_CAPTURE_RAET=2\nWORK_SPED_RATE=3\n',
    'PalCaptureRate',
    'WorkSpeedRate',
  ],
  'two settings in a line': [
    'EXP_RATE=2 PLAYERS=8\nWORK_SPEED_RATE=2\nPAL_CAPTURE_RATE=2\n',
    'ExpRate',
  ],
  'a text that goes on below its line': [
    'environment:\n  EXP_RATE: 2\n  PLAYERS: 8\n  SERVER_DESCRIPTION: one,\n    two, three\n  SERVER_NAME: x\n',
    'ServerDescription',
  ],
  'a password in a file of its own': [
    'environment:\n  EXP_RATE: 2\n  PLAYERS: 8\n  ADMIN_PASSWORD_FILE: /run/secrets/pal\n',
    'AdminPassword',
  ],
  'a secret of Quadlet': [
    '[Container]\nEnvironment=EXP_RATE=2 PLAYERS=8\nSecret=pal,type=env,target=ADMIN_PASSWORD\n',
    'AdminPassword',
  ],
  'nothing in YAML': [
    'environment:\n  EXP_RATE: 2\n  PLAYERS: 8\n  ADMIN_PASSWORD: ~\n  SERVER_PASSWORD: null\n',
    'AdminPassword',
    'ServerPassword',
  ],
  'a name without a value': [
    'env:\n- name: EXP_RATE\n  value: "2"\n- name: ADMIN_PASSWORD\n- name: PLAYERS\n  value: "8"\n',
    'AdminPassword',
  ],
  'an encrypted value': [
    'EXP_RATE: 2\nPLAYERS: 8\nADMIN_PASSWORD: ENC[AES256_GCM,data:a,iv:b,type:str]\n',
    'AdminPassword',
  ],
  'a sign that a unit fills in': [
    '[Service]\nEnvironment=EXP_RATE=2 PLAYERS=8 SERVER_NAME=%H\n',
    'ServerName',
  ],
  'a number that would be cut': [
    'EXP_RATE=2\nPLAYERS=8.5\nWORK_SPEED_RATE=2\n',
    'ServerPlayerMaxNum',
  ],
  'a short variable with a letter too few': [
    'PLAYER=16\nEXP_RATE=2\nDEATH_PENALTY=Item\n',
    'ServerPlayerMaxNum',
  ],
  'a quote that stands alone behind a value': [
    'EXP_RATE=2\nSERVER_NAME=My server"\nPLAYERS=8"\n',
    'ServerName',
    'ServerPlayerMaxNum',
  ],
  'a text on the line below its name': [
    'EXP_RATE=2\nSERVER_NAME=\n"We, us"\nPLAYERS=8\n',
    'ServerName',
  ],
  'a letter in the wrong place': [
    'PLAYERS=12\nEXP_RATE=2\nSERVER_NMAE=x\nDEATH_PENALTY=Item\n',
    'ServerName',
  ],
  'a secret beside the variables of a task': [
    '{"environment": [{"name": "PLAYERS", "value": "8"}, {"name": "EXP_RATE", "value": "2"}], "secrets": [{"name": "ADMIN_PASSWORD", "valueFrom": "arn:x"}]}',
    'AdminPassword',
  ],
  'blanks in what docker inspect prints without quotes': [
    '[EXP_RATE=2 SERVER_NAME=My, server PLAYERS=8 PATH=/usr/bin]\n',
    'ServerName',
  ],
  'a secret that kubectl describes': [
    "EXP_RATE:  2\nPLAYERS:  8\nADMIN_PASSWORD:  <set to the key 'a' in secret 'b'>  Optional: false\n",
    'AdminPassword',
  ],
  'an encoded secret': [
    'kind: Secret\ndata:\n  EXP_RATE: Mg==\n  PLAYERS: OA==\n  ADMIN_PASSWORD: aHVudGVyMg==\n',
    'ExpRate',
    'ServerPlayerMaxNum',
    'AdminPassword',
  ],
  'a column of defaults': [
    '| Setting | Default | Mine |\n|---|---|---|\n| ExpRate | 1.0 | 2.5 |\n| bIsPvP | False | True |\n',
    'ExpRate',
    'bIsPvP',
  ],
  'two letters that changed places in a short name': [
    'EXP_RAET=2\nPLAYERS=8\nDEATH_PENALTY=Item\n',
    'ExpRate',
  ],
  'a template of Ansible': [
    'environment:\n  EXP_RATE: 2\n  PLAYERS: 8\n  ADMIN_PASSWORD: "{{ vault_password }}"\n',
    'AdminPassword',
  ],
};

it.each(Object.entries(refused))('names %s, and makes no value of it', (_name, [text, ...keys]) => {
  const check = checkFile(text, '', data);
  const {parsed, problems} = check;
  const named = problems.filter(({severity}) => severity === 'error').map(({data: {key}}) => key);
  expect(named).toEqual(expect.arrayContaining(keys));
  expect(parsed.file.entries.filter(({key}) => keys.includes(key))).toEqual([]);
  expect([isAllUsed(check), isAllUsed(check, true)]).toEqual([false, false]);
});

it.each([
  ['two columns', 'ExpRate   2\nServerName   We\nbNewSwitch   True\n'],
  [
    'a table',
    '| Setting | Value |\n|---|---|\n| ExpRate | 2 |\n| bNewSwitch | True |\n| Region | eu |',
  ],
  ['a dictionary', "settings = {\n  'ExpRate': 2,\n  'Region': 'eu',\n  'bNewSwitch': True,\n}\n"],
  ['a reply', '{"ExpRate":2,"Region":"eu","bNewSwitch":true}'],
])('names a setting in %s that no version has', (_name, text) => {
  const check = checkFile(text, '', data);
  expect(check.problems.filter(({severity}) => severity === 'error')).toMatchObject([
    {code: 'left-over', data: {was: 'bNewSwitch=…'}},
  ]);
  expect([isAllUsed(check), isAllUsed(check, true)]).toEqual([false, false]);
});

it('asks for a text that a cut-off reply ends in', () => {
  const check = checkFile('{"ExpRate":2.5,"bIsPvP":true,"ServerName":"My, ser', '', data);
  expect(check.parsed.file.entries.map(({key}) => key)).toEqual(['ExpRate', 'bIsPvP']);
  expect([isAllUsed(check), isAllUsed(check, true)]).toEqual([false, false]);
});

it('asks for a known setting in a line of no known form', () => {
  const check = checkFile('Region: eu\nset-it ExpRate := 2\nServerName: We\n', '', data);
  expect(check.problems).toMatchObject([{code: 'unclosed', data: {key: 'ExpRate'}}]);
  expect(isAllUsed(check)).toBe(false);
});

it('tells a variable that stands twice', () => {
  const check = checkFile('EXP_RATE=2\nPLAYERS=8\nEXP_RATE=3\n', '', data);
  expect(check.problems).toMatchObject([{code: 'twice', severity: 'error', line: 1}]);
  expect([isAllUsed(check), isAllUsed(check, true)]).toEqual([false, false]);
});

it.each([
  ['docker run', 'docker run --env-file ./pal.env -e EXP_RATE=2 -e PLAYERS=8 img\n', './pal.env'],
  ['Compose', 'env_file: pal.env\nenvironment:\n  EXP_RATE: 2\n  PLAYERS: 8\n', 'pal.env'],
  [
    'a unit',
    '[Service]\nEnvironmentFile=-/etc/pal.env\nEnvironment=EXP_RATE=2 PLAYERS=8\n',
    '/etc/pal.env',
  ],
  ['an anchor', 'environment:\n  <<: *common\n  EXP_RATE: 2\n  PLAYERS: 8\n', '*common'],
  [
    'Kubernetes',
    'kind: Pod\nenvFrom:\n- secretRef:\n    name: pal\nenv:\n- name: EXP_RATE\n  value: "2"\n- name: PLAYERS\n  value: "8"\n',
    'envFrom',
  ],
])('names the file that %s takes further values from', (_name, text, file) => {
  const {problems} = checkText(text, data);
  expect(problems).toContainEqual(
    expect.objectContaining({code: 'elsewhere', severity: 'error', data: {name: file}}),
  );
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

import {expect, it} from 'vitest';
import {wordsOf} from '../../words';
import {editorData} from '../editor/facts';
import {checkFile, isAllUsed} from '../editor/reader';

const data = editorData('1.0', wordsOf('en'));

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
    'EXP_RATE=2.5倍\nPAL_EGG_DEFAULT_HATCHING_TIME=1h\nPLAYERS=8 (max)\nWORK_SPEED_RATE=2 -\n',
    'ExpRate',
    'PalEggDefaultHatchingTime',
    'ServerPlayerMaxNum',
    'WorkSpeedRate',
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
  'an encoded secret behind another document': [
    'kind: ConfigMap\ndata:\n  EXP_RATE: "2"\n  PLAYERS: "8"\n---\ndata:\n  ADMIN_PASSWORD: aHVudGVyMg==\nkind: Secret\n',
    'AdminPassword',
  ],
  'a column of defaults beside an empty one': [
    '| Setting | Default | Mine |\n|---|---|---|\n| ExpRate | 1.0 | |\n| Region | eu | us |\n',
    'ExpRate',
    'Region',
  ],
  'signs that end a command in a value': [
    'docker run -e EXP_RATE=2 -e BAN_LIST_URL=https://x.y/?a=1&b=2 -e SERVER_NAME=a;b -e PLAYERS=8 img',
    'BanListURL',
    'ServerName',
  ],
  'a small name behind a semicolon in a command': [
    'export EXP_RATE=2 PLAYERS=8 ADMIN_PASSWORD=abc;def=1\nexport SERVER_NAME=a;export-b REGION=eu',
    'AdminPassword',
    'ServerName',
  ],
  'small names in what docker inspect prints': [
    '[EXP_RATE=2 ADMIN_PASSWORD=ab c=d1 PLAYERS=8]\n',
    'AdminPassword',
  ],
  'an item that goes on below its line': [
    'environment:\n  - EXP_RATE=2\n  - SERVER_NAME=My\n    server\n  - PLAYERS=8\n',
    'ServerName',
  ],
  'a column of descriptions': [
    '| Variable | Description | Value |\n|---|---|---|\n| SERVER_NAME | The name | My |\n| REGION | Where | eu |\n',
    'ServerName',
    'Region',
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
  'quotes that PowerShell doubles': [
    "docker run -d `\n  -e EXP_RATE=2 `\n  -e 'SERVER_NAME=it''s ok' `\n  -e 'ADMIN_PASSWORD=a''b' `\n  x/y\n",
    'ServerName',
    'AdminPassword',
  ],
  'signs that the prompt of Windows and PowerShell read in their own way': [
    'docker run ^\r\n -e "ADMIN_PASSWORD=a%b%" ^\r\n -e SERVER_NAME=a^&b ^\r\n -e EXP_RATE=2 ^\r\n x/y\n$env:REGION = "a\\nb"\n',
    'AdminPassword',
    'ServerName',
    'Region',
  ],
  'a value with a rest in docker run': [
    'docker run -e SERVER_NAME=My server -e SERVER_DESCRIPTION=A & B -e REGION=eu #1 -e EXP_RATE=2 x/y\n',
    'ServerName',
    'ServerDescription',
    'Region',
  ],
  'a value with a rest on a line of its own': [
    'docker run \\\n -e EXP_RATE=2 \\\n -e SERVER_NAME=My server \\\n x/y\n',
    'ServerName',
  ],
  'a value with a rest in other commands and in units': [
    'export EXP_RATE=2 SERVER_NAME=my server\n[Service]\nEnvironment=REGION=e u PLAYERS=8\n',
    'ServerName',
    'Region',
  ],
  'quotes of a word processor, and other signs of a shell': [
    'docker run -e SERVER_NAME=“My” -e REGION=<eu> -e ADMIN_PASSWORD=a(b -e EXP_RATE=2 x/y\n',
    'ServerName',
    'Region',
    'AdminPassword',
  ],
  'a semicolon in a file and in a command, and quotes of a word processor in a file': [
    'ADMIN_PASSWORD=abc; DEF=1\nREGION=“eu”\ndocker run -e EXP_RATE=2 -e SERVER_NAME=abc;DEF=1 img\n',
    'AdminPassword',
    'Region',
    'ServerName',
  ],
  'the lines of a comparison': [
    ' environment:\n-  EXP_RATE: 1\n+  EXP_RATE: 2\n   PLAYERS: 8\n',
    'ExpRate',
    'ServerPlayerMaxNum',
  ],
  'variables with commas between them': [
    'SERVER_NAME=a, EXP_RATE=2, ADMIN_PASSWORD=abcdefgh1\n',
    'ServerName',
    'ExpRate',
    'AdminPassword',
  ],
  'settings in small letters with commas between them': [
    'exp_rate=2, players=8\nwork_speed_rate: 2, region: eu\n',
    'ExpRate',
    'ServerPlayerMaxNum',
    'WorkSpeedRate',
    'Region',
  ],
  'a text that YAML takes for a number': [
    'environment:\n  ADMIN_PASSWORD: 0123456\n  SERVER_NAME: 1e3\n  EXP_RATE: 0.50\n  SERVER_PASSWORD: 1.10 # x\n',
    'AdminPassword',
    'ServerName',
    'ServerPassword',
  ],
  'the column of another table': [
    '| Setting | Value |\n|---|---|\n| EXP_RATE | 2 |\n\n| Setting | Default | Mine |\n|---|---|---|\n| PLAYERS | 16 | 8 |\n',
    'ServerPlayerMaxNum',
  ],
  'a text that ends in a map of one line': [
    'environment: {SERVER_NAME: My, server, EXP_RATE: 2}\n',
    'ServerName',
  ],
  'columns without names': [
    'EXP_RATE | 1 | 2\nPLAYERS\t16\t8\nREGION  eu  us\n',
    'ExpRate',
    'ServerPlayerMaxNum',
    'Region',
  ],
  'one setting beside a file with a password': [
    'ADMIN_PASSWORD_FILE=/run/x\nEXP_RATE=2\n',
    'AdminPassword',
  ],
  'a Secret alone': ['kind: Secret\ndata:\n  ADMIN_PASSWORD: UXg4MWtrUWF6\n', 'AdminPassword'],
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

it.each(['PLAYERS=8\n', ''])('takes the last of two values, and tells of both, above %j', (end) => {
  const check = checkFile(`EXP_RATE=2\nEXP_RATE=3\n${end}`, '', data);
  expect(check.parsed.file.entries).toContainEqual({
    key: 'ExpRate',
    value: expect.stringMatching(/^3/) as string,
  });
  expect(check.problems).toMatchObject([{code: 'twice', severity: 'error', line: 1}]);
  expect([isAllUsed(check), isAllUsed(check, true)]).toEqual([false, false]);
});

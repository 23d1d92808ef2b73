import {expect, it} from 'vitest';
import {wordsOf} from '../../words';
import {editorData} from '../editor/facts';
import {checkFile, checkText, isAllUsed} from '../editor/reader';

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
  'the lines of a comparison': [
    ' environment:\n-  EXP_RATE: 1\n+  EXP_RATE: 2\n   PLAYERS: 8\n',
    'ExpRate',
  ],
  'a large name behind a semicolon in a command': [
    'docker run -e EXP_RATE=2 -e PLAYERS=8 -e ADMIN_PASSWORD=abc;DEF=1 img\n',
    'AdminPassword',
  ],
  'marks that no shell takes for quotes': [
    'docker run -e EXP_RATE=2 -e PLAYERS=8 -e SERVER_NAME=“My server” img\n',
    'ServerName',
  ],
  'two single quotes of PowerShell': [
    "docker run `\n -e EXP_RATE=2 -e PLAYERS=8 -e 'SERVER_NAME=it''s ok' img\n",
    'ServerName',
  ],
  'a blank in a value without quotes': [
    'docker run -e SERVER_NAME=My server -e EXP_RATE=2 -e PLAYERS=8 a/b -e REGION=eu\n',
    'ServerName',
  ],
  'a number of YAML that starts with a zero': [
    'environment:\n  EXP_RATE: 2\n  PLAYERS: 8\n  ADMIN_PASSWORD: 0123456\n',
    'AdminPassword',
  ],
  'commas between variables': [
    'EXP_RATE=2, PLAYERS=8, ADMIN_PASSWORD=abcdefgh1\n',
    'ExpRate',
    'ServerPlayerMaxNum',
    'AdminPassword',
  ],
  'a table of two columns without a heading': [
    '| EXP_RATE | 1 | 2 |\n| PLAYERS | 32 | 8 |\n',
    'ExpRate',
    'ServerPlayerMaxNum',
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

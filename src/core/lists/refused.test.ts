import {expect, it} from 'vitest';
import {wordsOf} from '../../words';
import {editorData} from '../editor/facts';
import {checkFile, isAllUsed} from '../editor/reader';

const data = editorData('1.0', wordsOf('en'));

/** These values can't be known, so the result only names the settings on the right. */
const refused: readonly (readonly [
  around: (text: string) => string,
  Readonly<Record<string, string>>,
])[] = [
  [
    (lines) => `EXP_RATE=2\n${lines}\nWORK_SPEED_RATE=2\n`,
    {
      'SERVER_NAME="Server of ${OWNER}"': 'ServerName',
      'ADMIN_PASSWORD=pa$word': 'AdminPassword',
      'SERVER_NAME="My server': 'ServerName',
      'IS_PVP=maybe': 'bIsPvP',
      'PLAYERS=8.5': 'ServerPlayerMaxNum',
      'SERVER_NAME=\n"We, us"': 'ServerName',
    },
  ],
  [
    (lines) => `environment:\n  EXP_RATE: 2\n  ${lines}\n  WORK_SPEED_RATE: 2\n`,
    {
      'ADMIN_PASSWORD: ${ADMIN_PASSWORD:?set it}': 'AdminPassword',
      'ADMIN_PASSWORD:': 'AdminPassword',
      'SERVER_DESCRIPTION: one,\n    two, three\n  SERVER_NAME: x': 'ServerDescription',
      'ADMIN_PASSWORD_FILE: /run/secrets/pal': 'AdminPassword',
      'ADMIN_PASSWORD: ~\n  SERVER_PASSWORD: null': 'AdminPassword ServerPassword',
      'ADMIN_PASSWORD: "{{ vault_password }}"': 'AdminPassword',
    },
  ],
  [
    (words) => `docker run -e EXP_RATE=2 ${words} -e WORK_SPEED_RATE=2 x/y\n`,
    {
      '-e ADMIN_PASSWORD="$(cat pw)"': 'AdminPassword',
      '-e ADMIN_PASSWORD=${PW:?set it} -e SERVER_PASSWORD=$(cat pw) -e REGION=`cat r` -e SERVER_NAME=$NAME -e SERVER_DESCRIPTION=${D':
        'AdminPassword ServerPassword Region ServerName ServerDescription',
      '-e SERVER_NAME="My server -e PLAYERS=8 -e ADMIN_PASSWORD="x-1"':
        'ServerName ServerPlayerMaxNum',
      '-e BAN_LIST_URL=https://x.y/?a=1&b=2 -e SERVER_NAME=a;b -e PLAYERS=8':
        'BanListURL ServerName',
    },
  ],
  [
    (text) => text,
    {
      'kind: Pod\nenv:\n- name: EXP_RATE\n  value: "2"\n- name: PLAYERS\n  value: "8"\n- name: ADMIN_PASSWORD\n  valueFrom:\n    secretKeyRef:\n      name: palworld\n      key: password\n':
        'AdminPassword',
      'environment:\n  - EXP_RATE=2\n  - PLAYERS=8\n  - ADMIN_PASSWORD\n': 'AdminPassword',
      'EXP_RATE=2.5倍\nPAL_EGG_DEFAULT_HATCHING_TIME=1h\nPLAYERS=8 (max)\nWORK_SPEED_RATE=2 -\n':
        'ExpRate PalEggDefaultHatchingTime ServerPlayerMaxNum WorkSpeedRate',
      'EXP_RATE=2\nPLAYERS=8\nMAX_PLAYERS=9\nPAL_CAPTURE_RAET=2\nWORK_SPED_RATE=3\n':
        'PalCaptureRate WorkSpeedRate',
      'EXP_RATE=2 PLAYERS=8\nWORK_SPEED_RATE=2\nPAL_CAPTURE_RATE=2\n': 'ExpRate',
      '[Container]\nEnvironment=EXP_RATE=2 PLAYERS=8\nSecret=pal,type=env,target=ADMIN_PASSWORD\n':
        'AdminPassword',
      'env:\n- name: EXP_RATE\n  value: "2"\n- name: ADMIN_PASSWORD\n- name: PLAYERS\n  value: "8"\n':
        'AdminPassword',
      'EXP_RATE: 2\nPLAYERS: 8\nADMIN_PASSWORD: ENC[AES256_GCM,data:a,iv:b,type:str]\n':
        'AdminPassword',
      '[Service]\nEnvironment=EXP_RATE=2 PLAYERS=8 SERVER_NAME=%H\n': 'ServerName',
      'PLAYER=16\nEXP_RATE=2\nDEATH_PENALTY=Item\n': 'ServerPlayerMaxNum',
      'EXP_RATE=2\nSERVER_NAME=My server"\nPLAYERS=8"\n': 'ServerName ServerPlayerMaxNum',
      'PLAYERS=12\nEXP_RATE=2\nSERVER_NMAE=x\nDEATH_PENALTY=Item\n': 'ServerName',
      '{"environment": [{"name": "PLAYERS", "value": "8"}, {"name": "EXP_RATE", "value": "2"}], "secrets": [{"name": "ADMIN_PASSWORD", "valueFrom": "arn:x"}]}':
        'AdminPassword',
      '{"ExpRate": 2, "ServerName": 1.10, "ServerPassword": 12345678901234567890, "RESTAPIPort": 8212}':
        'ServerName ServerPassword',
      '[EXP_RATE=2 SERVER_NAME=My, server PLAYERS=8 PATH=/usr/bin]\n': 'ServerName',
      "EXP_RATE:  2\nPLAYERS:  8\nADMIN_PASSWORD:  <set to the key 'a' in secret 'b'>  Optional: false\n":
        'AdminPassword',
      'kind: Secret\ndata:\n  EXP_RATE: Mg==\n  PLAYERS: OA==\n  ADMIN_PASSWORD: aHVudGVyMg==\n':
        'ExpRate ServerPlayerMaxNum AdminPassword',
      'kind: ConfigMap\ndata:\n  EXP_RATE: "2"\n  PLAYERS: "8"\n---\ndata:\n  ADMIN_PASSWORD: aHVudGVyMg==\nkind: Secret\n':
        'AdminPassword',
      '| Setting | Default | Mine |\n|---|---|---|\n| ExpRate | 1.0 | |\n| Region | eu | us |\n':
        'ExpRate Region',
      'export EXP_RATE=2 PLAYERS=8 ADMIN_PASSWORD=abc;def=1\nexport SERVER_NAME=a;export-b REGION=eu':
        'AdminPassword ServerName',
      '[EXP_RATE=2 ADMIN_PASSWORD=ab c=d1 PLAYERS=8]\n': 'AdminPassword',
      'environment:\n  - EXP_RATE=2\n  - SERVER_NAME=My\n    server\n  - PLAYERS=8\n': 'ServerName',
      '| Variable | Description | Value |\n|---|---|---|\n| SERVER_NAME | The name | My |\n| REGION | Where | eu |\n':
        'ServerName Region',
      '| Setting | Default | Mine |\n|---|---|---|\n| ExpRate | 1.0 | 2.5 |\n| bIsPvP | False | True |\n':
        'ExpRate bIsPvP',
      'EXP_RAET=2\nPLAYERS=8\nDEATH_PENALTY=Item\n': 'ExpRate',
      "docker run -d `\n  -e EXP_RATE=2 `\n  -e 'SERVER_NAME=it''s ok' `\n  -e 'ADMIN_PASSWORD=a''b' `\n  x/y\n":
        'ServerName AdminPassword',
      'docker run ^\r\n -e "ADMIN_PASSWORD=a%b%" ^\r\n -e SERVER_NAME=a^&b ^\r\n -e EXP_RATE=2 ^\r\n x/y\n$env:REGION = "a\\nb"\n':
        'AdminPassword ServerName Region',
      'docker run -e SERVER_NAME=My server -e SERVER_DESCRIPTION=A & B -e REGION=eu #1 -e EXP_RATE=2 x/y\n':
        'ServerName ServerDescription Region',
      'docker run \\\n -e EXP_RATE=2 \\\n -e SERVER_NAME=My server \\\n x/y\n': 'ServerName',
      'export EXP_RATE=2 SERVER_NAME=my server\n[Service]\nEnvironment=REGION=e u PLAYERS=8\n':
        'ServerName Region',
      'docker run -e SERVER_NAME=“My” -e REGION=<eu> -e ADMIN_PASSWORD=a(b -e EXP_RATE=2 x/y\n':
        'ServerName Region AdminPassword',
      'ADMIN_PASSWORD=abc; DEF=1\nREGION=“eu”\ndocker run -e EXP_RATE=2 -e SERVER_NAME=abc;DEF=1 img\n':
        'AdminPassword Region ServerName',
      ' environment:\n-  EXP_RATE: 1\n+  EXP_RATE: 2\n   PLAYERS: 8\n':
        'ExpRate ServerPlayerMaxNum',
      'SERVER_NAME=a, EXP_RATE=2, ADMIN_PASSWORD=abcdefgh1\n': 'ServerName ExpRate AdminPassword',
      'exp_rate=2, players=8\nwork_speed_rate: 2, region: eu\n':
        'ExpRate ServerPlayerMaxNum WorkSpeedRate Region',
      'environment:\n  ADMIN_PASSWORD: 0123456\n  SERVER_NAME: 1e3\n  EXP_RATE: 0.50\n  SERVER_PASSWORD: 1.10 # x\n':
        'AdminPassword ServerName ServerPassword',
      '| Setting | Value |\n|---|---|\n| EXP_RATE | 2 |\n\n| Setting | Default | Mine |\n|---|---|---|\n| PLAYERS | 16 | 8 |\n':
        'ServerPlayerMaxNum',
      'environment: {SERVER_NAME: My, server, EXP_RATE: 2}\n': 'ServerName',
      'EXP_RATE | 1 | 2\nPLAYERS\t16\t8\nREGION  eu  us\n': 'ExpRate ServerPlayerMaxNum Region',
      'ADMIN_PASSWORD_FILE=/run/x\nEXP_RATE=2\n': 'AdminPassword',
      'kind: Secret\ndata:\n  ADMIN_PASSWORD: UXg4MWtrUWF6\n': 'AdminPassword',
    },
  ],
];

const rows = refused.flatMap(([around, texts]) =>
  Object.entries(texts).map(([text, keys]) => [around(text), keys.split(' ')] as const),
);

it.each(rows)('names what is unclear in %j, and makes no value of it', (text, keys) => {
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

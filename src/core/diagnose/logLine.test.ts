import {expect, it} from 'vitest';
import {isLogLine} from './logLine';

it.each([
  '[2026-07-16 14:56:36] [LOG] REST accessed endpoint /v1/api/players OK',
  'palworld-server  | Setting breakpad minidump AppID = 2394010',
  '2024-01-24T09:56:25.123Z Killed by the system',
  '[S_API FAIL] Tried to access Steam interface SteamUser021',
  'LogInit: Build: ++UE5+Release-5.1-CL-0',
  './PalServer.sh: No such file or directory',
  "Error! App '2394010' state is 0x6 after update job.",
])('takes %s for a line of a log', (line) => expect(isLogLine(line)).toBe(true));

it.each(['server log', 'where is the log', 'ExpRate=2', 'ログの見方', '0x6', 'v1.0.1.100619', ''])(
  'takes %s for words to look for',
  (words) => expect(isLogLine(words)).toBe(false),
);

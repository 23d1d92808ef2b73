/** What reads the PowerShell of pages and scripts finds faults, and takes what is right. */
import {expect, it} from 'vitest';
import {commandsOf, faultsOf, unknownCommands, unknownVariables} from '../support/powershell';

it.each(['if ($true) { "a', '$table = @{A = 1; B}', 'foreach ($one im $all) { }', 'Get-Item a |'])(
  'finds the fault in %s',
  (text) => expect(faultsOf(text)).not.toEqual([]),
);

it.each([
  "Say 'it''s' # {",
  '$text = "$(Get-Date) ${name} `"quoted`""',
  'Invoke-RestMethod -Uri http://127.0.0.1:8212 `\n  -Headers @{Authorization = "Basic $auth"} -Body \'{"a": 60}\'',
])('takes %s', (text) => expect(faultsOf(text)).toEqual([]));

it('knows which variables are set, and which commands exist', () => {
  expect(unknownVariables('$a = 1; Say "$a ${b} $env:TEMP"')).toEqual(['b']);
  expect(unknownVariables("foreach ($one in 1, 2) { $count++; Say $one '$c' }")).toEqual([]);
  expect(commandsOf('Get-Date | Out-Null')).toEqual(['Get-Date', 'Out-Null']);
  expect(unknownCommands('function Say { }\nSay; get-date; Get-Dat')).toEqual(['Get-Dat']);
});

import {describe, expect, it} from 'vitest';
import {commandsOf, faultsOf, unknownCommands, unknownVariables} from '../support/powershell';

describe('the reader of PowerShell', () => {
  it.each([
    ['if ($true) { "a', 'a quote and a bracket stay open'],
    ['function Say($text) { $text', 'a bracket stays open'],
    ['$table = @{A = 1; B}', 'a key has no value'],
    ['foreach ($one im $all) { }', 'a word is mistyped'],
    ['Get-Item a |', 'nothing comes after the pipe'],
  ])('finds the fault in %s: %s', (text) => {
    expect(faultsOf(text)).not.toEqual([]);
  });

  it('names the line', () => {
    expect(faultsOf("$a = 1\n$b = @{A = 1; B}\nSay 'b'").join()).toContain('line 2');
  });

  it.each([
    "Say 'it''s' # {",
    '$text = "$(Get-Date) ${name} `"quoted`""',
    'Invoke-RestMethod -Uri http://127.0.0.1:8212 `\n  -Headers @{Authorization = "Basic $auth"} -Body \'{"a": 60}\'',
    "New-Item 'C:\\palworld' -Force | Out-Null",
  ])('takes %s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('knows which variables are set', () => {
    expect(unknownVariables('$a = 1; Say "$a ${b} $env:TEMP"')).toEqual(['b']);
    expect(unknownVariables("foreach ($one in 1, 2) { $count++; Say $one '$c' }")).toEqual([]);
    expect(unknownVariables('foreach ($one in $all) { $one }')).toEqual(['all']);
    expect(unknownVariables('function Say($text) { $text }')).toEqual([]);
    expect(unknownVariables('param([string]$text)\n$text | ForEach-Object { $_ }')).toEqual([]);
  });

  it('knows which commands exist', () => {
    expect(commandsOf('Get-Date | Out-Null')).toEqual(['Get-Date', 'Out-Null']);
    expect(unknownCommands('function Say { }\nSay; get-date; Get-Dat; .\\steamcmd.exe')).toEqual([
      'Get-Dat',
    ]);
  });
});

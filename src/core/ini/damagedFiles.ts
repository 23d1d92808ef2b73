/**
 * Damaged settings files for the tests: one for each kind of damage seen in files that people share.
 *
 * Over 300 lines, because it is one list.
 */
import type {ProblemCode} from '.';

export const header = '[/Script/Pal.PalGameWorldSettings]';

/** A settings file with these settings. */
export const line = (list: string): string => `${header}\nOptionSettings=(${list})\n`;

/** A damaged file, and what becomes of it. */
export interface Damage {
  readonly name: string;
  readonly text: string;
  /** The repaired file. */
  readonly repaired: string;
  /** `code@line:column` of each problem. */
  readonly problems: readonly `${ProblemCode}@${number}:${number}`[];
}

export const damages: readonly Damage[] = [
  {name: 'nothing at all', text: '', repaired: line(''), problems: ['empty@1:1']},
  {
    name: 'the header alone, as in a fresh file',
    text: `${header}\n`,
    repaired: line(''),
    problems: ['empty@1:1'],
  },
  {
    name: 'something else than settings',
    text: '{"ServerName": "x"}',
    repaired: `{"ServerName": "x"}\n${line('')}`,
    problems: ['no-settings@1:1'],
  },
  {
    name: 'no header',
    text: 'OptionSettings=(ExpRate=2)\n',
    repaired: line('ExpRate=2'),
    problems: ['missing-header@1:1'],
  },
  {
    name: 'a header without its bracket',
    text: '/Script/Pal.PalGameWorldSettings]\nOptionSettings=(ExpRate=2)\n',
    repaired: line('ExpRate=2'),
    problems: ['broken-header@1:1'],
  },
  {
    name: 'a header without its first slash',
    text: '[Script/Pal.PalGameWorldSettings]\nOptionSettings=(ExpRate=2)\n',
    repaired: line('ExpRate=2'),
    problems: ['broken-header@1:1'],
  },
  {
    name: 'header and settings on one line',
    text: `${header}OptionSettings=(ExpRate=2)\n`,
    repaired: line('ExpRate=2'),
    problems: ['header-on-line@1:1'],
  },
  {
    name: 'the settings in another section',
    text: '[Other]\nOptionSettings=(ExpRate=2)\nkept=1\n',
    repaired: `[Other]\nkept=1\n${line('ExpRate=2')}`,
    problems: ['wrong-section@2:1'],
  },
  {
    name: 'only the list',
    text: '(ExpRate=2,ServerName="a")',
    repaired: line('ExpRate=2,ServerName="a"'),
    problems: ['missing-header@1:2', 'missing-name@1:2'],
  },
  {
    name: 'settings on lines of their own',
    text: `${header}\nExpRate=2\n; mine\nServerName="a"\n[Other]\nx=1\n`,
    repaired: `${header}\n; mine\nOptionSettings=(ExpRate=2,ServerName="a")\n[Other]\nx=1\n`,
    problems: ['missing-name@2:1'],
  },
  {
    name: 'no opening parenthesis',
    text: `${header}\nOptionSettings=ExpRate=2,bIsPvP=True)\n`,
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['missing-open@2:16'],
  },
  {
    name: 'no closing parenthesis',
    text: `${header}\nOptionSettings=(ExpRate=2,bIsPvP=True\n\n[Other]\nx=1\n`,
    repaired: `${line('ExpRate=2,bIsPvP=True')}\n[Other]\nx=1\n`,
    problems: ['missing-close@2:38'],
  },
  {
    name: 'a closing parenthesis too early',
    text: `${header}\nOptionSettings=(ExpRate=2),bIsPvP=True)\n`,
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['early-close@2:26'],
  },
  {
    name: 'a list that is not closed',
    text: line('CrossplayPlatforms=(Steam,Xbox,ExpRate=2'),
    repaired: line('CrossplayPlatforms=(Steam,Xbox),ExpRate=2'),
    problems: ['unclosed-list@2:36'],
  },
  {
    name: 'words after the settings',
    text: `${header}\nOptionSettings=(ExpRate=2)) my server\n`,
    repaired: `${header}\nOptionSettings=(ExpRate=2)\n; my server\n`,
    problems: ['text-after@2:27'],
  },
  {
    name: 'two option lines',
    text: `${header}\nOptionSettings=(ExpRate=2,bIsPvP=True)\nOptionSettings=(ExpRate=3)\n; end\n`,
    repaired: `${header}\nOptionSettings=(ExpRate=3,bIsPvP=True)\n; end\n`,
    problems: ['second-line@3:1', 'duplicate-line@3:17'],
  },
  {
    name: 'line breaks among the settings',
    text: `${header}\r\nOptionSettings=(\r\n  ExpRate=2,\r\n  CrossplayPlatforms=(Steam,\r\n  Xbox)\r\n)\r\n`,
    repaired: `${header}\r\nOptionSettings=(ExpRate=2,CrossplayPlatforms=(Steam,Xbox))\r\n`,
    problems: ['line-break@2:17'],
  },
  {
    name: 'a line break in a text',
    text: line('ServerDescription="one\ntwo",ExpRate=2'),
    repaired: line('ServerDescription="one two",ExpRate=2'),
    problems: ['line-break-in-text@2:39'],
  },
  {
    name: 'a comment among the settings',
    text: `${header}\nOptionSettings=(ExpRate=2,\n; double\nbIsPvP=True)\n`,
    repaired: `${header}\n; double\nOptionSettings=(ExpRate=2,bIsPvP=True)\n`,
    problems: ['line-break@2:27', 'comment-inside@3:1'],
  },
  {
    name: 'a missing comma',
    text: line('ExpRate=2 bIsPvP=True'),
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['spaces@2:26', 'missing-comma@2:26'],
  },
  {
    name: 'a missing comma behind a text',
    text: line('ServerName="a"ExpRate=2'),
    repaired: line('ServerName="a",ExpRate=2'),
    problems: ['missing-comma@2:31'],
  },
  {
    name: 'commas without a setting',
    text: line('ExpRate=2,,bIsPvP=True,'),
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['empty-item@2:27', 'empty-item@2:39'],
  },
  {
    name: 'a piece without a value',
    text: line('ExpRate=2,hello,bIsPvP=True'),
    repaired: `${header}\n; hello\nOptionSettings=(ExpRate=2,bIsPvP=True)\n`,
    problems: ['bare-item@2:27'],
  },
  {
    name: 'a text without quotes, with a comma',
    text: line('ServerName=My server, the best one,ExpRate=2'),
    repaired: line('ServerName="My server, the best one",ExpRate=2'),
    problems: ['spaces@2:38', 'joined-text@2:39'],
  },
  {
    name: 'a key that nobody knows, with a space',
    text: line('My Key=2,bIsPvP=True'),
    repaired: line('My Key=2,bIsPvP=True'),
    problems: ['odd-key@2:17'],
  },
  {
    name: 'a key twice',
    text: line('ExpRate=2,bIsPvP=True,ExpRate=3'),
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['duplicate-key@2:39'],
  },
  {
    name: 'a text that is not closed',
    text: line('ServerName="My server,ExpRate=2,PublicIP="",bIsPvP=True'),
    repaired: line('ServerName="My server",ExpRate=2,PublicIP="",bIsPvP=True'),
    problems: ['unclosed-quote@2:28'],
  },
  {
    name: 'a text that is not closed, the last one of the line',
    text: line('ServerName="My server,ExpRate=2'),
    repaired: line('ServerName="My server",ExpRate=2'),
    problems: ['unclosed-quote@2:28'],
  },
  {
    name: 'a text that ends with a backslash',
    text: line('ServerName="C:\\dir\\",PublicIP="",ExpRate=2'),
    repaired: line('ServerName="C:\\\\dir\\\\",PublicIP="",ExpRate=2'),
    problems: ['unclosed-quote@2:28'],
  },
  {
    name: 'quotes inside a text',
    text: line('ServerName="The "best", really (yes "really") one",ExpRate=2'),
    repaired: line('ServerName="The \\"best\\", really (yes \\"really\\") one",ExpRate=2'),
    problems: ['inner-quote@2:28'],
  },
  {
    name: 'an empty text, a key torn by a line break, and a quote too many much later',
    text: line(
      'RandomizerSeed="",bIsRandomiz\nPalLevelRandom=False,ExpRate=2,PalCaptureRate=3",PublicPort=8211',
    ),
    repaired: `${header}\n; bIsRandomiz\nOptionSettings=(RandomizerSeed="",PalLevelRandom=False,ExpRate=2,PalCaptureRate=3,PublicPort=8211)\n`,
    problems: ['bare-item@2:35', 'line-break@2:46', 'missing-comma@2:46', 'odd-value@3:32'],
  },
  {
    name: 'typographic quotes',
    text: line('ServerName=“My, server”,ServerDescription=”a”,ExpRate=2'),
    repaired: line('ServerName="My, server",ServerDescription="a",ExpRate=2'),
    problems: ['curly-quotes@2:28', 'curly-quotes@2:59'],
  },
  {
    name: 'something that is no text at all',
    text: 'PK\u0003\u0004\0\0ExpRate=2',
    repaired: `PK\u0003\u0004\0\0ExpRate=2\n${line('')}`,
    problems: ['binary@1:1'],
  },
  {
    name: 'no equals sign behind the name',
    text: `${header}\nOptionSettings(ExpRate=2)\n`,
    repaired: line('ExpRate=2'),
    problems: ['missing-equals@2:1'],
  },
  {
    name: 'parentheses twice',
    text: line('(ExpRate=2,bIsPvP=True)'),
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['extra-open@2:1', 'text-after@2:40'],
  },
  {
    name: 'the whole list in quotes',
    text: `${header}\nOptionSettings="(ExpRate=2,ServerName="a")"\n`,
    repaired: line('ExpRate=2,ServerName="a"'),
    problems: ['quoted-list@2:1'],
  },
  {
    name: 'full-width signs',
    text: `${header}\nOptionSettings＝（ExpRate＝2，bIsPvP=True，PalCaptureRate=１．５，ServerName＝”パル、（仮）”）\n`,
    repaired: line('ExpRate=2,bIsPvP=True,PalCaptureRate=1.5,ServerName="パル、（仮）"'),
    problems: [
      'wide-signs@2:1',
      'wrong-equals@2:24',
      'wrong-comma@2:26',
      'wrong-comma@2:38',
      'wide-signs@2:54',
      'wrong-comma@2:57',
      'wrong-equals@2:68',
      'curly-quotes@2:69',
      'wide-signs@2:77',
    ],
  },
  {
    name: 'a colon instead of an equals sign',
    text: line('ExpRate:2,bIsPvP=True'),
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['wrong-equals@2:24'],
  },
  {
    name: 'semicolons instead of commas',
    text: line('ExpRate=2;ServerName="a; b";bIsPvP=True'),
    repaired: line('ExpRate=2,ServerName="a; b",bIsPvP=True'),
    problems: ['wrong-comma@2:26', 'wrong-comma@2:44'],
  },
  {
    name: 'a decimal comma',
    text: line('ExpRate=1,5,PalCaptureRate=0,25'),
    repaired: line('ExpRate=1.5,PalCaptureRate=0.25'),
    problems: ['decimal-comma@2:26', 'decimal-comma@2:45'],
  },
  {
    name: 'single quotes',
    text: line("ServerName='Tom's, server',ServerDescription=‘a’,PublicIP='b"),
    repaired: line('ServerName="Tom\'s, server",ServerDescription="a",PublicIP="\'b"'),
    problems: ['curly-quotes@2:28', 'curly-quotes@2:62', 'unquoted-text@2:66'],
  },
  {
    name: 'comments behind settings',
    text: `${header}\nOptionSettings=(ExpRate=2, ; double\nbIsPvP=True, # both\nDeathPenalty=None // drops nothing )\n`,
    repaired: `${header}\n; ExpRate: double\n; bIsPvP: both\n; DeathPenalty: drops nothing\nOptionSettings=(ExpRate=2,bIsPvP=True,DeathPenalty=None)\n`,
    problems: [
      'spaces@2:27',
      'comment-inside@2:28',
      'line-break@2:36',
      'comment-inside@3:14',
      'comment-inside@4:19',
    ],
  },
  {
    name: 'backslashes at the ends of lines',
    text: `${header}\nOptionSettings=(ExpRate=2,\\\nbIsPvP=True,\\\nServerName="a")\n`,
    repaired: line('ExpRate=2,bIsPvP=True,ServerName="a"'),
    problems: ['continued-line@2:27'],
  },
  {
    name: 'blanks from a web page and a second byte order mark',
    text: `\uFEFF\uFEFF${header}\u00a0\nOptionSettings=(ExpRate=2,\u3000bIsPvP=True,\u00a0\u200bServerName="a")\0\n`,
    repaired: `\uFEFF${header}\nOptionSettings=(ExpRate=2,bIsPvP=True,ServerName="a")\n`,
    problems: ['broken-header@1:1', 'control-sign@1:1', 'spaces@2:27'],
  },
  {
    name: 'a placeholder for each value, as in the template of a container image',
    text: line('ExpRate=${EXP},bIsPvP=$PVP,PublicPort=%PORT%,ServerName="$NAME"'),
    repaired: line('ExpRate=${EXP},bIsPvP=$PVP,PublicPort=%PORT%,ServerName="$NAME"'),
    problems: ['template@2:17'],
  },
  {
    name: 'a misspelt name of the line',
    text: `${header}\nOptionSetting=(ExpRate=2)\n`,
    repaired: line('ExpRate=2'),
    problems: ['broken-name@2:1'],
  },
  {
    name: 'a line break before the list',
    text: `${header}\nOptionSettings=\n(ExpRate=2,\nbIsPvP=True)\n`,
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['line-break@2:1', 'line-break@3:12'],
  },
  {
    name: 'a line break before the equals sign',
    text: `${header}\nOptionSettings\n=(ExpRate=2,AdminPassword="x")\n`,
    repaired: line('ExpRate=2,AdminPassword="x"'),
    problems: ['line-break@2:1'],
  },
  {
    name: 'a colon behind the name of the line',
    text: `${header}\nOptionSettings:(ExpRate=2)\n`,
    repaired: line('ExpRate=2'),
    problems: ['missing-equals@2:1'],
  },
  {
    name: 'a list in a list',
    text: `${header}\nOptionSettings=(\n(ExpRate=2,bIsPvP=True)\n)\n`,
    repaired: line('ExpRate=2,bIsPvP=True').replace(/\n$/, '\n)\n'),
    problems: ['extra-open@2:1', 'line-break@2:1'],
  },
  {
    name: 'keys in pieces',
    text: line('Exp Rate=2,NightTimeSpe\nedRate=3,b"IsPvP=True,Pal,CaptureRate=4'),
    repaired: line('ExpRate=2,NightTimeSpeedRate=3,bIsPvP=True,PalCaptureRate=4'),
    problems: ['broken-key@2:17', 'broken-key@2:28', 'broken-key@3:10', 'broken-key@3:23'],
  },
  {
    name: 'no equals sign behind a key',
    text: line('ExpRate 2,bIsPvPTrue,ServerName"a",PalCaptureRate=3'),
    repaired: line('ExpRate=2,bIsPvP=True,ServerName="a",PalCaptureRate=3'),
    problems: ['missing-sign@2:24', 'missing-sign@2:33', 'missing-sign@2:48'],
  },
  {
    name: 'a number in pieces',
    text: line('ExpRate=1.00\n0000,bIsPvP=Tr\nue'),
    repaired: line('ExpRate=1.000000,bIsPvP=True'),
    problems: ['odd-value@2:17', 'line-break@2:29', 'odd-value@3:6'],
  },
  {
    name: 'a parenthesis in a number',
    text: line('ExpRate=1.00)0000,bIsPvP=True'),
    repaired: line('ExpRate=1.000000,bIsPvP=True'),
    problems: ['early-close@2:29', 'wrapped-value@2:30'],
  },
  {
    name: 'signs that mean nothing',
    text: line('ExpRate=2,(bIsPvP=True),{PalCaptureRate=3'),
    repaired: line('ExpRate=2,bIsPvP=True,PalCaptureRate=3'),
    problems: ['stray-sign@2:27', 'early-close@2:39', 'stray-sign@2:41'],
  },
  {
    name: 'a list without its parentheses',
    text: line('CrossplayPlatforms=Steam,Xbox,ExpRate=2'),
    repaired: line('CrossplayPlatforms=(Steam,Xbox),ExpRate=2'),
    problems: ['unopened-list@2:17'],
  },
  {
    name: 'settings beside the list',
    text: `${header}\nbIsPvP=True\nOptionSettings=(ExpRate=2)\nExpRate=3\n; end\n`,
    repaired: `${header}\nOptionSettings=(ExpRate=2,bIsPvP=True)\n; end\n`,
    problems: ['outside@2:1', 'outside-twice@4:1'],
  },
  {
    name: 'a comment that hides the lines below it from the game',
    text: `; see {below\n; C:\\Pal\\\n${line('ExpRate=2')}`,
    repaired: `; see (below\n; C:\\Pal\\ \n${line('ExpRate=2')}`,
    problems: ['comment-signs@1:1'],
  },
  {
    name: 'keys in other letters',
    text: line('expRate=2,SERVERNAME="x"'),
    repaired: line('ExpRate=2,ServerName="x"'),
    problems: ['key-case@2:17', 'key-case@2:27'],
  },
  {
    name: 'an empty password before the right one',
    text: line('AdminPassword="",ExpRate=2,AdminPassword="x"'),
    repaired: line('AdminPassword="x",ExpRate=2'),
    problems: ['duplicate-password@2:44'],
  },
  {
    name: 'texts without quotes',
    text: line('ServerName=My Server",AdminPassword=Jeh"",BanListURL=https://a.b/c,ExpRate=2'),
    repaired: line(
      'ServerName="My Server",AdminPassword="Jeh",BanListURL="https://a.b/c",ExpRate=2',
    ),
    problems: ['unquoted-text@2:17', 'unquoted-text@2:39', 'unquoted-text@2:59'],
  },
  {
    name: 'quotes around what is no text',
    text: line('RESTAPIPort="8212",CrossplayPlatforms="(Steam,Xbox)",bIsPvP="True"'),
    repaired: line('RESTAPIPort=8212,CrossplayPlatforms=(Steam,Xbox),bIsPvP=True'),
    problems: ['quoted-value@2:17', 'quoted-value@2:36', 'needless-quotes@2:70'],
  },
  {
    name: 'signs in a number',
    text: line('ExpRate=2.0f,PalCaptureRate=[1.5]'),
    repaired: line('ExpRate=2.0,PalCaptureRate=1.5'),
    problems: ['odd-value@2:17', 'odd-value@2:30'],
  },
  {
    name: 'spaces',
    text: `${header}\nOptionSettings = ( ExpRate = 2 , bIsPvP=True )\n`,
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['spaces@2:19'],
  },
];

/**
 * Damaged settings files for the tests: one for each kind of damage seen in files that people share.
 *
 * Over 300 lines, because it is one list.
 */
import type {ProblemCode} from '../../src/core/ini';

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
    // Keys of the game are read out of any text, JSON too.
    repaired: line('ServerName="x"'),
    problems: ['key@1:2', 'option-line@1:2', 'section@1:2'],
  },
  {
    name: 'no header',
    text: 'OptionSettings=(ExpRate=2)\n',
    repaired: line('ExpRate=2'),
    problems: ['section@1:1'],
  },
  {
    name: 'a header without its bracket',
    text: '/Script/Pal.PalGameWorldSettings]\nOptionSettings=(ExpRate=2)\n',
    repaired: line('ExpRate=2'),
    problems: ['section@1:1'],
  },
  {
    name: 'a header without its first slash',
    text: '[Script/Pal.PalGameWorldSettings]\nOptionSettings=(ExpRate=2)\n',
    repaired: line('ExpRate=2'),
    problems: ['section@1:1'],
  },
  {
    name: 'header and settings on one line',
    text: `${header}OptionSettings=(ExpRate=2)\n`,
    repaired: line('ExpRate=2'),
    problems: ['section@1:1'],
  },
  {
    name: 'the settings in another section',
    text: '[Other]\nOptionSettings=(ExpRate=2)\nkept=1\n',
    repaired: `[Other]\nkept=1\n${line('ExpRate=2')}`,
    problems: ['section@2:1'],
  },
  {
    name: 'only the list',
    text: '(ExpRate=2,ServerName="a")',
    repaired: line('ExpRate=2,ServerName="a"'),
    problems: ['option-line@1:2', 'section@1:2'],
  },
  {
    name: 'settings on lines of their own',
    text: `${header}\nExpRate=2\n; mine\nServerName="a"\n[Other]\nx=1\n`,
    repaired: `${header}\n; mine\nOptionSettings=(ExpRate=2,ServerName="a")\n[Other]\nx=1\n`,
    problems: ['option-line@2:1', 'left-over@3:1'],
  },
  {
    name: 'no opening parenthesis',
    text: `${header}\nOptionSettings=ExpRate=2,bIsPvP=True)\n`,
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'no closing parenthesis',
    text: `${header}\nOptionSettings=(ExpRate=2,bIsPvP=True\n\n[Other]\nx=1\n`,
    repaired: `${line('ExpRate=2,bIsPvP=True')}\n[Other]\nx=1\n`,
    problems: ['option-line@2:1'],
  },
  {
    name: 'a closing parenthesis too early',
    text: `${header}\nOptionSettings=(ExpRate=2),bIsPvP=True)\n`,
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'a list that is not closed',
    text: line('CrossplayPlatforms=(Steam,Xbox,ExpRate=2'),
    repaired: line('CrossplayPlatforms=(Steam,Xbox),ExpRate=2'),
    problems: ['option-line@2:1', 'list@2:17'],
  },
  {
    name: 'words after the settings',
    text: `${header}\nOptionSettings=(ExpRate=2)) my server\n`,
    repaired: `${header}\nOptionSettings=(ExpRate=2)\n; my server\n`,
    problems: ['left-over@2:29'],
  },
  {
    name: 'two option lines',
    text: `${header}\nOptionSettings=(ExpRate=2,bIsPvP=True)\nOptionSettings=(ExpRate=3)\n; end\n`,
    // The game reads the file, so its bytes stay; the page offers the settings of the first line.
    repaired: `${header}\nOptionSettings=(ExpRate=2,bIsPvP=True)\nOptionSettings=(ExpRate=3)\n; end\n`,
    problems: ['second-line@3:1'],
  },
  {
    name: 'line breaks among the settings',
    text: `${header}\r\nOptionSettings=(\r\n  ExpRate=2,\r\n  CrossplayPlatforms=(Steam,\r\n  Xbox)\r\n)\r\n`,
    repaired: `${header}\r\nOptionSettings=(ExpRate=2,CrossplayPlatforms=(Steam,Xbox))\r\n`,
    problems: ['option-line@2:1', 'list@4:3'],
  },
  {
    name: 'a line break in a text',
    text: line('ServerDescription="one\ntwo",ExpRate=2'),
    repaired: line('ServerDescription="one two",ExpRate=2'),
    problems: ['text@2:17'],
  },
  {
    name: 'a comment among the settings',
    text: `${header}\nOptionSettings=(ExpRate=2,\n; double\nbIsPvP=True)\n`,
    repaired: `${header}\n; double\nOptionSettings=(ExpRate=2,bIsPvP=True)\n`,
    problems: ['option-line@2:1', 'left-over@3:1'],
  },
  {
    name: 'a missing comma',
    text: line('ExpRate=2 bIsPvP=True'),
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'a missing comma behind a text',
    text: line('ServerName="a"ExpRate=2'),
    repaired: line('ServerName="a",ExpRate=2'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'commas without a setting',
    text: line('ExpRate=2,,bIsPvP=True,'),
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'a piece without a value',
    text: line('ExpRate=2,hello,bIsPvP=True'),
    repaired: `${header}\n; hello\nOptionSettings=(ExpRate=2,bIsPvP=True)\n`,
    problems: ['left-over@2:27'],
  },
  {
    name: 'a text without quotes, with a comma',
    text: line('ServerName=My server, the best one,ExpRate=2'),
    repaired: line('ServerName="My server, the best one",ExpRate=2'),
    problems: ['text@2:17'],
  },
  {
    name: 'a key that nobody knows, with a space',
    text: line('My Key=2,bIsPvP=True'),
    repaired: line('My Key=2,bIsPvP=True'),
    problems: [],
  },
  {
    name: 'a key twice',
    text: line('ExpRate=2,bIsPvP=True,ExpRate=3'),
    repaired: `${header}\n; ExpRate=3\nOptionSettings=(ExpRate=2,bIsPvP=True)\n`,
    problems: ['repeated@2:39'],
  },
  {
    name: 'a torn key behind a text',
    text: line('ServerPassword="x-1",\\\nbAllow“d=True,\\\nExpRate=2'),
    repaired: `${header}\n; bAllow“d=True\nOptionSettings=(ServerPassword="x-1",ExpRate=2)\n`,
    problems: ['left-over@3:1'],
  },
  {
    name: 'a torn key with a parenthesis, and further settings on its line',
    text: `${header}\nOptionSettings=(ExpRate=2,ItemCont)l=1,\\\nPalDamage\nRate=1,\\\nbIsPvP=True)\n`,
    repaired: `${header}\n; ItemCont)l=1\n; PalDamage\nOptionSettings=(ExpRate=2,Rate=1,bIsPvP=True)\n`,
    problems: ['option-line@2:1', 'left-over@2:27', 'left-over@3:1'],
  },
  {
    name: 'a text that is not closed',
    text: line('ServerName="My server,ExpRate=2,PublicIP="",bIsPvP=True'),
    repaired: line('ServerName="My server",ExpRate=2,PublicIP="",bIsPvP=True'),
    problems: ['text@2:17'],
  },
  {
    name: 'a text that is not closed, the last one of the line',
    text: line('ServerName="My server,ExpRate=2'),
    repaired: line('ServerName="My server",ExpRate=2'),
    problems: ['text@2:17'],
  },
  {
    name: 'a text that ends with a backslash',
    text: line('ServerName="C:\\dir\\",PublicIP="",ExpRate=2'),
    // The game reads an unknown pair such as \d as it stands: one backslash is the same text.
    repaired: line('ServerName="C:\\dir\\\\",PublicIP="",ExpRate=2'),
    problems: ['text@2:17'],
  },
  {
    name: 'quotes inside a text',
    text: line('ServerName="The "best", really (yes "really") one",ExpRate=2'),
    repaired: line('ServerName="The \\"best\\", really (yes \\"really\\") one",ExpRate=2'),
    problems: ['text@2:17'],
  },
  {
    name: 'an empty text, a key torn by a line break, and a quote too many much later',
    text: line(
      'RandomizerSeed="",bIsRandomiz\nPalLevelRandom=False,ExpRate=2,PalCaptureRate=3",PublicPort=8211',
    ),
    repaired: `${header}\n; bIsRandomiz\nOptionSettings=(RandomizerSeed="",PalLevelRandom=False,ExpRate=2,PalCaptureRate=3,PublicPort=8211)\n`,
    problems: ['option-line@2:1', 'left-over@2:35', 'value@3:32'],
  },
  {
    name: 'typographic quotes',
    text: line('ServerName=“My, server”,ServerDescription=”a”,ExpRate=2'),
    repaired: line('ServerName="My, server",ServerDescription="a",ExpRate=2'),
    problems: ['text@2:17', 'text@2:41'],
  },
  {
    name: 'something that is no text at all',
    text: 'PK\u0003\u0004\0\0ExpRate=2',
    // A text that is turned down is not written, so nothing of it is kept.
    repaired: line(''),
    problems: ['binary@1:1'],
  },
  {
    name: 'no equals sign behind the name',
    text: `${header}\nOptionSettings(ExpRate=2)\n`,
    repaired: line('ExpRate=2'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'parentheses twice',
    text: line('(ExpRate=2,bIsPvP=True)'),
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'the whole list in quotes',
    text: `${header}\nOptionSettings="(ExpRate=2,ServerName="a")"\n`,
    repaired: line('ExpRate=2,ServerName="a"'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'full-width signs',
    text: `${header}\nOptionSettings＝（ExpRate＝2，bIsPvP=True，PalCaptureRate=１．５，ServerName＝”パル、（仮）”）\n`,
    repaired: line('ExpRate=2,bIsPvP=True,PalCaptureRate=1.5,ServerName="パル、（仮）"'),
    problems: ['option-line@2:1', 'key@2:17', 'value@2:39', 'text@2:58', 'key@2:58'],
  },
  {
    name: 'a colon instead of an equals sign',
    text: line('ExpRate:2,bIsPvP=True'),
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['key@2:17'],
  },
  {
    name: 'semicolons instead of commas',
    text: line('ExpRate=2;ServerName="a; b";bIsPvP=True'),
    repaired: line('ExpRate=2,ServerName="a; b",bIsPvP=True'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'a decimal comma',
    text: line('ExpRate=1,5,PalCaptureRate=0,25'),
    repaired: line('ExpRate=1.5,PalCaptureRate=0.25'),
    problems: ['value@2:17', 'value@2:29'],
  },
  {
    name: 'single quotes',
    text: line("ServerName='Tom's, server',ServerDescription=‘a’,PublicIP='b"),
    // A quote that stays open at the start of a text is no part of it.
    repaired: line('ServerName="Tom\'s, server",ServerDescription="a",PublicIP="b"'),
    problems: ['text@2:17', 'text@2:44', 'text@2:66'],
  },
  {
    name: 'comments behind settings',
    text: `${header}\nOptionSettings=(ExpRate=2, ; double\nbIsPvP=True, # both\nDeathPenalty=None // drops nothing )\n`,
    // A comment behind the last setting stays behind the list.
    repaired: `${header}\n; ExpRate: double\n; bIsPvP: both\nOptionSettings=(ExpRate=2,bIsPvP=True,DeathPenalty=None)\n; DeathPenalty: drops nothing\n`,
    problems: ['option-line@2:1', 'left-over@2:28', 'left-over@3:14', 'left-over@4:19'],
  },
  {
    name: 'backslashes at the ends of lines',
    text: `${header}\nOptionSettings=(ExpRate=2,\\\nbIsPvP=True,\\\nServerName="a")\n`,
    // The game reads lines that go on, so the bytes stay.
    repaired: `${header}\nOptionSettings=(ExpRate=2,\\\nbIsPvP=True,\\\nServerName="a")\n`,
    problems: [],
  },
  {
    name: 'blanks from a web page and a second byte order mark',
    text: `\uFEFF\uFEFF${header}\u00a0\nOptionSettings=(ExpRate=2,\u3000bIsPvP=True,\u00a0\u200bServerName="a")\0\n`,
    repaired: `\uFEFF${header}\nOptionSettings=(ExpRate=2,bIsPvP=True,ServerName="a")\n`,
    problems: ['control-sign@1:1', 'section@1:1'],
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
    problems: ['option-line@2:1'],
  },
  {
    name: 'a line break before the list',
    text: `${header}\nOptionSettings=\n(ExpRate=2,\nbIsPvP=True)\n`,
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'a line break before the equals sign',
    text: `${header}\nOptionSettings\n=(ExpRate=2,AdminPassword="x")\n`,
    repaired: line('ExpRate=2,AdminPassword="x"'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'a colon behind the name of the line',
    text: `${header}\nOptionSettings:(ExpRate=2)\n`,
    repaired: line('ExpRate=2'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'a list in a list',
    text: `${header}\nOptionSettings=(\n(ExpRate=2,bIsPvP=True)\n)\n`,
    // A parenthesis alone on its line says nothing.
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'keys in pieces',
    text: line('Exp Rate=2,NightTimeSpe\nedRate=3,b"IsPvP=True,Pal,CaptureRate=4'),
    repaired: line('ExpRate=2,NightTimeSpeedRate=3,bIsPvP=True,PalCaptureRate=4'),
    problems: ['key@2:17', 'key@2:28', 'key@3:10', 'key@3:23'],
  },
  {
    name: 'no equals sign behind a key',
    text: line('ExpRate 2,bIsPvPTrue,ServerName"a",PalCaptureRate=3'),
    repaired: line('ExpRate=2,bIsPvP=True,ServerName="a",PalCaptureRate=3'),
    problems: ['key@2:17', 'key@2:27', 'key@2:38'],
  },
  {
    name: 'a number in pieces',
    text: line('ExpRate=1.00\n0000,bIsPvP=Tr\nue'),
    repaired: line('ExpRate=1.000000,bIsPvP=True'),
    problems: ['value@2:17', 'value@3:6'],
  },
  {
    name: 'a parenthesis in a number',
    text: line('ExpRate=1.00)0000,bIsPvP=True'),
    repaired: line('ExpRate=1.000000,bIsPvP=True'),
    problems: ['value@2:17'],
  },
  {
    name: 'signs that mean nothing',
    text: line('ExpRate=2,(bIsPvP=True),{PalCaptureRate=3'),
    repaired: line('ExpRate=2,bIsPvP=True,PalCaptureRate=3'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'a list without its parentheses',
    text: line('CrossplayPlatforms=Steam,Xbox,ExpRate=2'),
    repaired: line('CrossplayPlatforms=(Steam,Xbox),ExpRate=2'),
    problems: ['option-line@2:1', 'list@2:17'],
  },
  {
    name: 'settings beside the list',
    text: `${header}\nbIsPvP=True\nOptionSettings=(ExpRate=2)\nExpRate=3\n; end\n`,
    repaired: `${header}\nOptionSettings=(ExpRate=2,bIsPvP=True)\n; ExpRate=3\n; end\n`,
    problems: ['outside@2:1', 'repeated@4:1'],
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
    // The game knows no case in keys, so the bytes stay.
    repaired: line('expRate=2,SERVERNAME="x"'),
    problems: [],
  },
  {
    name: 'an empty password before the right one',
    text: line('AdminPassword="",ExpRate=2,AdminPassword="x"'),
    repaired: line('AdminPassword="x",ExpRate=2'),
    problems: ['repeated@2:44'],
  },
  {
    name: 'texts without quotes',
    text: line('ServerName=My Server",AdminPassword=Jeh"",BanListURL=https://a.b/c,ExpRate=2'),
    repaired: line(
      'ServerName="My Server",AdminPassword="Jeh",BanListURL="https://a.b/c",ExpRate=2',
    ),
    problems: ['text@2:17', 'text@2:39', 'text@2:59'],
  },
  {
    name: 'quotes around what is no text',
    text: line('RESTAPIPort="8212",CrossplayPlatforms="(Steam,Xbox)",bIsPvP="True"'),
    // The game reads a switch in quotes, so that one stays.
    repaired: line('RESTAPIPort=8212,CrossplayPlatforms=(Steam,Xbox),bIsPvP="True"'),
    problems: ['value@2:17', 'list@2:36'],
  },
  {
    name: 'signs in a number',
    text: line('ExpRate=2.0f,PalCaptureRate=[1.5]'),
    // The game reads 2.0f as 2, so that one stays.
    repaired: line('ExpRate=2.0f,PalCaptureRate=1.5'),
    problems: ['value@2:30'],
  },
  {
    name: 'spaces',
    text: `${header}\nOptionSettings = ( ExpRate = 2 , bIsPvP=True )\n`,
    // The game reads blanks around the signs, so the bytes stay.
    repaired: `${header}\nOptionSettings = ( ExpRate = 2 , bIsPvP=True )\n`,
    problems: [],
  },
  {
    name: 'words alone',
    text: 'hello world\n',
    repaired: line(''),
    problems: ['no-settings@1:1'],
  },
  {
    name: 'a table from a panel, with names of its own',
    text: 'Difficulty   None\nExpRate      2.000000\nServer Name    My server\nAdmin Password    zq-Pass9x\nbIsPvP  True\n',
    repaired: line(
      'Difficulty=None,ExpRate=2.000000,ServerName="My server",AdminPassword="zq-Pass9x",bIsPvP=True',
    ),
    problems: [
      'key@1:1',
      'option-line@1:1',
      'section@1:1',
      'key@2:1',
      'text@3:1',
      'key@3:1',
      'text@4:1',
      'key@4:1',
      'key@5:1',
    ],
  },
  {
    name: 'a word as programs print it',
    text: line('DeathPenalty=EPalOptionWorldDeathPenalty::Item,ExpRate=2'),
    repaired: line('DeathPenalty=Item,ExpRate=2'),
    problems: ['value@2:17'],
  },
  {
    name: 'a list as other programs write it',
    text: line('CrossplayPlatforms=["Steam","Xbox"],ExpRate=2'),
    repaired: line('CrossplayPlatforms=(Steam,Xbox),ExpRate=2'),
    problems: ['list@2:17'],
  },
  {
    name: 'other signs in a list',
    text: line('CrossplayPlatforms=(Steam; Xbox|PS5 Mac),ExpRate=2'),
    repaired: line('CrossplayPlatforms=(Steam,Xbox,PS5,Mac),ExpRate=2'),
    problems: ['list@2:17'],
  },
  {
    name: 'the source of a web page',
    text: line('ServerName=&quot;Tom &amp; Jerry&quot;,AdminPassword=&quot;x&quot;,ExpRate=2'),
    repaired: line('ServerName="Tom & Jerry",AdminPassword="x",ExpRate=2'),
    problems: ['entities@2:28'],
  },
  {
    name: 'a number with a mark between thousands',
    text: line('DropItemMaxNum=3,000,ExpRate=2'),
    repaired: `${header}\n; DropItemMaxNum=3,000\nOptionSettings=(ExpRate=2)\n`,
    problems: ['unread@2:17'],
  },
  {
    name: 'a number that is none',
    text: line('ExpRate=fast!,bIsPvP=True'),
    repaired: `${header}\n; ExpRate=fast!\nOptionSettings=(bIsPvP=True)\n`,
    problems: ['unread@2:17'],
  },
  {
    name: 'a word that is none of those the game knows',
    text: line('DeathPenalty=1,ExpRate=2'),
    repaired: `${header}\n; DeathPenalty=1\nOptionSettings=(ExpRate=2)\n`,
    problems: ['word@2:17'],
  },
  {
    name: 'blanks from a web page before keys',
    text: line('\u00a0ExpRate=2,\u00a0bIsPvP=True,\u200bPublicPort=1'),
    repaired: line('ExpRate=2,bIsPvP=True,PublicPort=1'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'the settings file of another game',
    text: '[ServerSettings]\nServerPassword=abc\nServerAdminPassword=def\nMaxPlayers=32\nXPMultiplier=2\n',
    repaired: line(''),
    problems: ['other-game@1:1'],
  },
  {
    name: 'a key in letters of another script',
    text: line('ExpRate=2,管理者パスワード="zq",bIsPvP=True,,)'),
    repaired: line('ExpRate=2,管理者パスワード="zq",bIsPvP=True'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'signs that nobody sees in keys',
    text: line('Exp\u200bRate=2,bIs\u00adPvP=True'),
    repaired: line('ExpRate=2,bIsPvP=True'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'two byte order marks',
    text: `\uFEFF\uFEFF${line('ExpRate=2')}`,
    repaired: `\uFEFF${line('ExpRate=2')}`,
    problems: ['option-line@2:1'],
  },
  {
    name: 'lines that go on, and a comma too many',
    text: `${header}\nOptionSettings=(ExpRate \\\n=2, \\\nServerName=\\\n"a",bIsPvP=\\\nTrue,,)\n`,
    repaired: line('ExpRate=2,ServerName="a",bIsPvP=True'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'keys in quotes',
    text: line('"ServerName"="a, b","ExpRate"=2'),
    repaired: line('ServerName="a, b",ExpRate=2'),
    problems: ['key@2:17', 'key@2:37'],
  },
  {
    name: 'the quotes of a text in a program',
    text: line('ServerName=\\"a, b\\",AdminPassword=\\"x\\",ExpRate=2'),
    repaired: line('ServerName="a, b",AdminPassword="x",ExpRate=2'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'the quotes of a spreadsheet',
    text: line('ServerName=""a, b"",RandomizerSeed="",ExpRate=2'),
    repaired: line('ServerName="a, b",RandomizerSeed="",ExpRate=2'),
    problems: ['text@2:35'],
  },
  {
    name: 'quotes of other languages',
    text: line('ServerName=«a, b»,ServerDescription=「c」,ExpRate=2'),
    repaired: line('ServerName="a, b",ServerDescription="c",ExpRate=2'),
    problems: ['text@2:17', 'text@2:35'],
  },
  {
    name: 'two signs behind a key',
    text: line('ServerName=="a",ExpRate:=2'),
    repaired: line('ServerName="a",ExpRate=2'),
    problems: ['key@2:17', 'key@2:33'],
  },
  {
    name: 'an unknown list with keys of its own',
    text: line('Vec=(X=1,Y=2),,ExpRate=2'),
    repaired: line('Vec=(X=1,Y=2),ExpRate=2'),
    problems: ['option-line@2:1'],
  },
  {
    name: 'other words for a switch',
    text: line('bIsPvP=enabled,bEnableFastTravel=Disable'),
    repaired: line('bIsPvP=True,bEnableFastTravel=False'),
    problems: ['value@2:17', 'value@2:32'],
  },
];

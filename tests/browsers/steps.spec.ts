/** This file has over 300 lines, because it is one list of steps. */
import fs from 'node:fs';
import {unzipSync} from 'fflate';
import {wordsOf} from '../../src/words';
import {expect, test} from './reader';
import {newest, atRoot} from '../support/addresses';

const words = wordsOf('ja');
const {interface: ui, diagnose, serverFiles, apiSamples, mapE} = words;
const editor = {...words.editor, ...words.editorTools.panels};
const REQUIREMENTS = '/ja/getting-started/requirements';
const EDITOR = '/ja/settings-and-operation/editor';
const HEADER = '[/Script/Pal.PalGameWorldSettings]';
const isDark = `document.documentElement.dataset.theme === 'dark'`;
const theme = `.navbar [class*="colorMode"] button`;
const field = (key: string) => `[data-key="${key}"] input`;

test.describe('menus', () => {
  test('by mouse: another version of the same page', async ({reader}) => {
    await reader.open(REQUIREMENTS);
    await reader.clicks('.navbar .dropdown button', atRoot);
    await reader.clicks('.navbar .dropdown--show a', newest);
    await reader.comesTo(`/ja/${newest}/getting-started/requirements`);
  });

  test('by keys: open, go down, leave, and choose', async ({reader}) => {
    await reader.open(REQUIREMENTS);
    const button = `[...document.querySelectorAll('.navbar .dropdown button')].find((each) => each.innerText.includes('${atRoot}'))`;
    await reader.engine.value(`${button}.focus()`);
    await reader.presses('Enter');
    await reader.sees(`${button}.ariaExpanded === 'true'`);
    await reader.presses('ArrowDown');
    await reader.sees(`document.activeElement.closest('.dropdown__menu')`);
    await reader.presses('Escape');
    await reader.sees(`document.activeElement === ${button}`);
    await reader.presses('ArrowDown', 'Enter');
    await reader.sees(`location.pathname !== '${REQUIREMENTS}'`);
  });

  test('by touch: the pages of a phone', async ({reader}) => {
    await reader.engine.resize(390, 844);
    await reader.open('/ja/');
    await reader.touches('.navbar__toggle');
    await reader.touches('.navbar-sidebar .menu__caret', words.sidebar.operate.label);
    await reader.touches('.navbar-sidebar a[href="/ja/operate/backups"]');
    await reader.comesTo('/ja/operate/backups');
    await reader.sees(`!document.querySelector('.navbar-sidebar--show')`);
  });

  test('the language, with the place on the page kept', async ({reader}) => {
    await reader.open(`${REQUIREMENTS}#memory`);
    await reader.clicks('.navbar .dropdown button', 'Japanese');
    await reader.clicks('.navbar .dropdown--show a', 'English');
    await reader.sees(`location.pathname === '/getting-started/requirements'`);
    await reader.sees(`document.documentElement.lang === 'en-US'`);
  });

  test('the contents of the page lead to a heading, which is in view', async ({reader}) => {
    await reader.open(REQUIREMENTS);
    await reader.clicks('.table-of-contents a[href="#storage"]');
    await reader.comesTo(`${REQUIREMENTS}#storage`);
    await reader.sees(
      `(({top}) => top >= 0 && top < innerHeight)(document.querySelector('#storage').getBoundingClientRect())`,
    );
  });
});

test.describe('search', () => {
  test('opened with /, closed with Escape, chosen by keys', async ({reader}) => {
    await reader.open('/ja/');
    await reader.engine.type('/');
    await reader.sees(`document.activeElement.role === 'combobox'`);
    await reader.engine.type('port');
    await reader.sees(`document.querySelector('[role=listbox][aria-busy=false] [role=option]')`);
    await reader.presses('Escape');
    await reader.sees(`!document.querySelector('[role=listbox]')?.checkVisibility()`);
    // The first Escape closes the list, and the second one clears the box.
    await reader.presses('Escape');
    // Between two letters the list has the hits of the first, and Enter would open all results.
    await reader.pastes('.navbar [role=combobox]', '', 'ServerPlayerMaxNum');
    await reader.reads('ServerPlayerMaxNum', '[role=listbox][aria-busy=false] [role=option]');
    await reader.presses('Enter');
    await reader.comesTo('/ja/settings-and-operation/configuration#ServerPlayerMaxNum');
  });

  test('its own page, a hit of it, and back', async ({reader}) => {
    await reader.open('/ja/search?q=8211');
    await reader.clicks('main h2 a, main li a');
    await reader.sees(`!location.pathname.startsWith('/ja/search')`);
    await reader.goes('back');
    await reader.sees(`location.search === '?q=8211'`);
    await reader.reads('8211');
  });
});

test.describe('editor', () => {
  test('a file is opened, changed, changed back and saved', async ({reader}, info) => {
    const file = info.outputPath('PalWorldSettings.ini');
    fs.writeFileSync(
      file,
      `${HEADER}\r\nOptionSettings=(ExpRate=2.500000,ServerName="パルの鯖",MyOwnKey=7)\r\n`,
    );
    await reader.open(EDITOR);
    await reader.clicks('button', editor.open);
    await reader.sees(`document.querySelector('input[type=file]')`);
    await reader.engine.choose('input[type=file]', [file]);
    await reader.sees(`document.querySelector('${field('ServerName')}')?.value === 'パルの鯖'`);
    await reader.types('input[type=search]', editor.search, 'ExpRate');
    await reader.sees(`document.querySelector('${field('ExpRate')}').value.startsWith('2.5')`);
    const whole = `[...document.querySelectorAll('textarea')].at(-1).value`;
    await reader.engine.value(`document.querySelector('${field('ExpRate')}').select()`);
    await reader.engine.value(`document.querySelector('${field('ExpRate')}').focus()`);
    await reader.engine.type('4');
    await reader.sees(`${whole}.includes('ExpRate=4')`);
    await reader.clicks('button', editor.undo);
    await reader.sees(`${whole}.includes('ExpRate=2.5')`);
    await reader.clicks('button', editor.download);
    const saved = String(await reader.saved(/\.ini$/));
    expect(saved).toBe(fs.readFileSync(file, 'utf8'));
  });

  test('what was pasted is repaired, and said', async ({reader}) => {
    await reader.open(EDITOR);
    await reader.clicks('button', editor.open);
    await reader.pastes(
      'textarea',
      editor.paste,
      `${HEADER}\nOptionSettings=(ExpRate=2,\n bIsPvP=True`,
    );
    await reader.clicks('button', editor.read);
    await reader.reads(words.settingsFile.problem['option-line'].fixed);
  });
});

test.describe('diagnosis', () => {
  const log = 'Game version is v1.0.1.100619\nDetected negative delta time - DeltaTime:-0.110101\n';
  const DIAGNOSE = '/ja/operate/diagnose';

  test('a log is pasted', async ({reader}) => {
    await reader.open(DIAGNOSE);
    await reader.pastes('textarea', diagnose.ui.paste, log);
    await reader.reads(diagnose.findings['negative-delta'].what);
  });

  test('a file is chosen', async ({reader}, info) => {
    const file = info.outputPath('server.log');
    fs.writeFileSync(file, log);
    await reader.open(DIAGNOSE);
    await reader.engine.choose('input[type=file]', [file]);
    await reader.reads(diagnose.findings['negative-delta'].what);
  });

  test('a folder is chosen', async ({reader}) => {
    await reader.open(DIAGNOSE);
    await reader.clicks('button', diagnose.tools.world);
    await reader.sees(`document.querySelector('input[webkitdirectory]')`);
    // Drivers choose only files, so the page makes the folder.
    await reader.engine.value(`(() => {
      const input = document.querySelector('input[webkitdirectory]');
      const save = new Uint8Array(64).fill(7);
      new DataView(save.buffer).setUint32(4, 52, true);
      save.set(new TextEncoder().encode('PlM1'), 8);
      const files = ['Level.sav', 'Players/' + 'B'.repeat(32) + '.sav'].map((name) => {
        const file = new File([save], name.split('/').at(-1));
        Object.defineProperty(file, 'webkitRelativePath', {value: 'A'.repeat(32) + '/' + name});
        return file;
      });
      Object.defineProperty(input, 'files', {value: files, configurable: true});
      input.dispatchEvent(new Event('change', {bubbles: true}));
    })()`);
    await reader.reads(diagnose.verdicts.notWhole);
  });

  test('settings in use', async ({reader}) => {
    await reader.open(DIAGNOSE);
    await reader.clicks('button', diagnose.tools.settings);
    await reader.pastes(
      'textarea',
      diagnose.ui.server,
      '{"ExpRate": 1, "bIsPvP": false, "ServerPlayerMaxNum": 32}',
    );
    await reader.pastes(
      'textarea',
      diagnose.ui.file,
      `${HEADER}\nOptionSettings=(ExpRate=3,bIsPvP=False,ServerPlayerMaxNum=32)`,
    );
    await reader.reads('ExpRate');
  });
});

test('the generator packs what was chosen', async ({reader}) => {
  await reader.open('/ja/settings-and-operation/server-files');
  await reader.selects(serverFiles.form.system, 'windows');
  await reader.sees(`location.search.includes('system=windows')`);
  await reader.clicks('button', serverFiles.form.downloadAll);
  const names = Object.keys(unzipSync(await reader.saved(/\.zip$/)));
  expect(names).toContain('palworld-windows/README.md');
});

test('changes between two versions', async ({reader}) => {
  await reader.open('/ja/settings-and-operation/changes');
  await reader.selects(ui['component.Changes.from'], '0.4.15');
  await reader.sees(`location.search.includes('from=0.4.15')`);
  await reader.reads('ChatPostLimitPerMinute');
});

test('a request in another language', async ({reader}) => {
  await reader.open('/ja/api/rest-api/announce');
  await reader.clicks('button', apiSamples.others);
  await reader.reads('<TOKEN>');
});

test('code is copied', async ({reader}) => {
  await reader.open('/ja/settings-and-operation/arguments');
  await reader.clicks('button', ui['theme.CodeBlock.copy']);
  await reader.sees(`document.body.textContent.includes('${ui['theme.CodeBlock.copied']}')`);
});

test('tabs by mouse and keys', async ({reader}) => {
  await reader.open('/ja/settings-and-operation/arguments');
  await reader.clicks('[role=tab]', 'Linux');
  await reader.sees(
    `document.activeElement.innerText === 'Linux' && document.activeElement.ariaSelected === 'true'`,
  );
  await reader.sees(
    `[...document.querySelectorAll('[role=tabpanel]')].some((panel) => panel.checkVisibility() && panel.innerText.includes('./PalServer.sh'))`,
  );
});

test('back and forward, and where the reader was', async ({reader}) => {
  await reader.open(REQUIREMENTS);
  await reader.clicks('.menu__link', '専用サーバーの立て方');
  await reader.comesTo('/ja/getting-started/deploy-dedicated-server');
  await reader.clicks('.pagination-nav__link--next');
  await reader.comesTo('/ja/getting-started/port-forwarding');
  await reader.goes('back');
  await reader.comesTo('/ja/getting-started/deploy-dedicated-server');
  await reader.reads('専用サーバーの立て方', 'main h1');
  await reader.goes('back');
  await reader.reads('必要スペック', 'main h1');
  await reader.goes('forward');
  await reader.comesTo('/ja/getting-started/deploy-dedicated-server');
  await reader.reads('専用サーバーの立て方', 'main h1');
});

test('dark mode, kept over a reload', async ({reader}) => {
  await reader.open(REQUIREMENTS);
  const ground = () =>
    reader.engine.value<string>('getComputedStyle(document.documentElement).backgroundColor');
  const before = await ground();
  await reader.clicks(theme);
  await reader.clicks(theme);
  await reader.sees(isDark);
  expect(await ground()).not.toBe(before);
  await reader.open(REQUIREMENTS);
  await reader.sees(isDark);
  await reader.sees(`getComputedStyle(document.querySelector('.menu')).scrollbarColor !== 'auto'`);
});

test('the calculator of ports', async ({reader}) => {
  await reader.open('/ja/getting-started/port-forwarding');
  const form = `form[aria-label="${mapE.legend}"]`;
  await reader.clicks(`${form} input`);
  await reader.engine.value(`document.querySelector('${form} input').select()`);
  await reader.engine.type('1');
  await reader.sees(`document.querySelector('${form} pre').innerText === '-port=8211'`);
});

test('a filter of the settings', async ({reader}) => {
  await reader.open('/ja/settings-and-operation/configuration');
  await reader.types('main input[type=search]', '', 'PalEggDefaultHatchingTime');
  await reader.sees(
    `[...document.querySelectorAll('main h3')].filter((entry) => entry.checkVisibility()).length < 10`,
  );
  await reader.reads('PalEggDefaultHatchingTime');
});

test.describe('storage is blocked', () => {
  // Docusaurus reports this error once.
  test.use({hostOptions: {blocksStorage: true}, expected: [/storage is not available/]});
  test('the page, its menus and its search work', async ({reader}) => {
    await reader.open(REQUIREMENTS);
    await reader.clicks(theme);
    await reader.clicks(theme);
    await reader.sees(isDark);
    await reader.pastes('.navbar [role=combobox]', '', 'ExpRate');
    await reader.reads('ExpRate', '[role=listbox][aria-busy=false] [role=option]');
    await reader.presses('Enter');
    await reader.comesTo('/ja/settings-and-operation/configuration#ExpRate');
  });
});

test.describe('scripts are off', () => {
  test.use({hostOptions: {blocksScripts: true}});
  test('the page is whole: text, all tabs, links', async ({reader}) => {
    await reader.engine.open(`${reader.host.origin}/ja/settings-and-operation/arguments`);
    await reader.reads('./PalServer.sh');
    await reader.reads('PalServer.exe');
    await reader.clicks('.pagination-nav__link--prev');
    await reader.sees(`!location.pathname.endsWith('/arguments')`);
    await reader.sees(`document.querySelector('main h1').innerText.length > 0`);
  });
});

test.describe('the connection is cut', () => {
  test.use({expected: [/./]});
  test('while scripts load: the text stays, and a second try works', async ({reader}) => {
    reader.host.cut = /\/assets\/js\/main/;
    await reader.engine.open(reader.host.origin + REQUIREMENTS);
    await reader.reads('8211');
    await reader.sees(`document.querySelector('#guide-load-notice')`);
    reader.host.cut = undefined;
    await reader.clicks('#guide-load-notice button');
    await reader.sees(`document.documentElement.dataset.hasHydrated === 'true'`);
    await reader.reads('8211');
  });
});

import {describe, expect, it} from 'vitest';
import {escapeRegExp} from '../../src/core/text/escapeRegExp';
import {serverArguments} from '../../src/data/arguments';
import {commands} from '../../src/data/commands';
import {messages} from '../../src/data/messages';
import {settings} from '../../src/data/settings';
import {builds, newestBuild} from '../../src/data/builds';
import {landingTasks} from '../../src/components/LandingTasks/resolve';
import {isAtLeast, isPresent, oldestVersion, type Build} from '../../src/data/versions';
import {locales, versionPaths, versions, type Locale, type Version} from '../support/addresses';
import {builtHtml, builtPage, isWaiting, onEachPage, pagesOf} from '../support/builtSite';
import {readYaml, toRegExp} from '../support/readYaml';

function headings(locale: Locale, version: Version, page: string): {id: string; text: string}[] {
  const {$, article} = builtPage(locale, version, page);
  return article
    .find('h2, h3')
    .toArray()
    .map((node) => $(node))
    .filter((node) => !page.startsWith('category/') && node.closest('a').length === 0)
    .map((node) => ({id: node.attr('id') ?? '', text: node.text()}));
}

interface LaterFact {
  readonly name: string;
  readonly since: Build;
  readonly pattern: RegExp;
}

const named = [...settings, ...commands, ...serverArguments].map(
  (fact: {key?: string; name?: string; since: Build; removed?: Build | undefined}) => {
    const name = fact.key ?? fact.name ?? '';
    const pattern = new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?!\\w)`);
    return {name, since: fact.since, removed: fact.removed, pattern};
  },
);

const everyFact: readonly LaterFact[] = [
  ...named,
  {name: '/v1/api', since: '0.2.0.6', pattern: /\/v1\/api/},
  {name: 'REST port 8212', since: '0.2.0.6', pattern: /(?<!\d)8212(?!\d)/},
  {name: 'the official container image', since: '0.3.9', pattern: /ghcr\.io\/pocketpairjp/},
];
const laterFacts = everyFact.filter(({since}) => !isAtLeast(oldestVersion.id, since));
const pattern = {type: 'string'} as const;
const rules = readYaml('tests/site/pages.yaml', {
  properties: {
    laterThings: {
      elements: {
        properties: {
          name: {type: 'string'},
          since: {enum: builds.map(({version}) => version)},
          pattern,
        },
        optionalProperties: {denied: pattern, pages: pattern},
      },
    },
    mayNameLater: {values: pattern},
    tellsWhatIsGone: {elements: {type: 'string'}},
  },
});
const laterThings = rules.laterThings.map(({name, since, ...patterns}) => ({
  name,
  since,
  pattern: toRegExp(patterns.pattern),
  denied: toRegExp(patterns.denied),
  pages: toRegExp(patterns.pages),
}));

const buildNumber = /(?<![\d.=/v-])(?:0\.[1-9]\.\d{1,2}(?:\.\d)?|1\.0(?:\.\d{1,2})?)(?![\d.]*\d)/g;

const goneFacts = named.flatMap(({removed, ...fact}) => (removed ? [{...fact, removed}] : []));
/** The program has had both keys since 0.3.1, long before the settings file got them. */
const knownEarlier: ReadonlySet<string> = new Set(
  ['RandomizerType', 'RandomizerSeed'].map((name) => `0.3.12.0 api/rest-api/settings ${name}`),
);

const isAboutUpdate = (page: string) => page === 'getting-started/newer-versions';

const around = (text: string, found: string) => {
  const at = text.indexOf(found);
  return text.slice(Math.max(0, at - 40), at + 60).replace(/\s+/g, ' ');
};

describe.each(locales)('pages in %s', (locale) => {
  it('are read, those of every version', () => {
    expect(onEachPage(locale, () => [1]).length).toBeGreaterThan(170);
    expect(laterFacts.length).toBeGreaterThan(30);
    expect(goneFacts.length).toBeGreaterThan(0);
  });

  it('name nothing that came later than their version', () => {
    const wrong = onEachPage(locale, ({prose, path, version, page}) =>
      laterFacts
        .filter(({since, pattern}) => !isAtLeast(version, since) && pattern.test(prose))
        .filter(({name}) => !knownEarlier.has(`${version} ${page} ${name}`) && !isAboutUpdate(page))
        .map(({name, since}) => `${path} names ${name}, which came with ${since}`),
    );
    expect(wrong).toEqual([]);
  });

  it('speak of nothing that came later than their version', () => {
    const wrong = onEachPage(locale, ({$, title, prose, path, version, page}) => {
      const said = [title, $('meta[name="description"]').attr('content') ?? '', prose].join('\n');
      return laterThings
        .filter(({since, pages}) => !isAtLeast(version, since) && !pages?.test(page))
        .flatMap(({name, pattern, denied}) => {
          const found = pattern.exec(denied ? said.replace(denied, '') : said);
          return found ? [`${path} speaks of ${name}: ${around(said, found[0])}`] : [];
        });
    });
    expect(wrong).toEqual([]);
  });

  it('of older editions name no later build', () => {
    const named = onEachPage(
      locale,
      ({prose, ...place}) => [...prose.matchAll(buildNumber)].map(([number]) => ({number, place})),
      versions.slice(1),
    );
    const wrong = named
      .filter(
        ({number, place: {version, page}}) =>
          !isAtLeast(version, number as Build) &&
          number !== newestBuild.version &&
          !toRegExp(rules.mayNameLater[page])?.test(number),
      )
      .map(({number, place}) => `${place.path} names ${number}`);
    expect([...new Set(wrong)]).toEqual([]);
    expect(named.length).toBeGreaterThan(200);
  });

  it('name what is gone only to say so', () => {
    const told = onEachPage(locale, ({text, path, version, page}) =>
      goneFacts
        .filter(({removed, pattern}) => isAtLeast(version, removed) && pattern.test(text))
        .map(({name, removed}) => ({page, wrong: `${path} names ${name}, gone with ${removed}`})),
    );
    expect(told.filter(({page}) => !rules.tellsWhatIsGone.includes(page))).toEqual([]);
    expect(told.length).toBeGreaterThan(3);
  });

  it('give every section heading an id of its own', () => {
    const ids = onEachPage(locale, ({path, version, page}) =>
      headings(locale, version, page).map(({id, text}) => ({id, text, place: `${path}#${id}`})),
    );
    expect(ids.filter(({id}) => id === '')).toEqual([]);
    const seen = new Set<string>();
    expect(ids.filter(({place}) => seen.size === seen.add(place).size)).toEqual([]);
    expect(ids.length).toBeGreaterThan(1000);
  });

  it.each(['arguments', 'commands', 'changes', 'a-z'])(
    'list every heading in the table of contents of %s',
    (name) => {
      const page = `settings-and-operation/${name}`;
      let looked = 0;
      for (const version of versions.filter((id) => pagesOf(id).includes(page))) {
        const {$, path} = builtPage(locale, version, page);
        const listed = $('.table-of-contents a')
          .toArray()
          .map((link) => decodeURIComponent($(link).attr('href') ?? '').slice(1));
        const ids = headings(locale, version, page).map(({id}) => id);
        looked += ids.length;
        expect([...new Set(listed)], path).toEqual(ids);
      }
      expect(looked).toBeGreaterThan(10);
    },
  );
});

it('the page about messages has a heading for each, with its text as it appears', () => {
  for (const version of versions) {
    const wanted = messages.filter((message) => isPresent(message, version));
    const texts = locales.map((locale) => {
      const {$} = builtPage(locale, version, 'operate/messages');
      const shown = $('article h3').toArray();
      expect(shown.map(({attribs}) => attribs.id)).toEqual(wanted.map(({id}) => id));
      return shown.map((heading) => $(heading).find('code').text());
    });
    expect(texts).toEqual(texts.map(() => texts[0]));
    expect(texts[0]).not.toContain('');
  }
});

describe('what goes wrong', () => {
  const symptoms = 'getting-started/troubleshooting';
  const pages = [
    symptoms,
    ...['deploy-dedicated-server', 'connect-server', 'deploy-community-server'].map(
      (page) => `getting-started/${page}`,
    ),
    ...['messages', 'diagnose', 'performance', 'restart-and-memory', 'backups', 'service'].map(
      (page) => `operate/${page}`,
    ),
  ];
  const [newest] = versions;

  it.each(locales)('is a section of one page in %s; the others lead there', (locale) => {
    const found = pages.flatMap((page) => headings(locale, newest!, page));
    const texts = found.map(({text}) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase());
    const isProblem = (text: string) =>
      !/^docker$|whensomethinggoeswrong|うまくいかないとき/.test(text);
    const twice = texts.filter((text, at) => isProblem(text) && texts.indexOf(text) < at);
    expect(twice).toEqual([]);
    expect(texts.length).toBeGreaterThan(120);
  });

  it('takes 5,000 words for symptoms and messages', () => {
    const words = [symptoms, 'operate/messages', 'operate/diagnose'].map((page) => {
      const {article} = builtPage('en', newest!, page);
      const prose = article.clone();
      prose.find('pre, h1, h2, h3').remove();
      return prose.text().split(/\s+/).filter(Boolean).length;
    });
    expect(words.every((count) => count > 100)).toBe(true);
    expect(words.reduce((sum, count) => sum + count)).toBeLessThan(5000);
  });
});

const NAMED_OTHERWISE: Readonly<Record<string, RegExp>> = {
  'the first page of an edition': /^$/,
  'a call of the REST API, with its id before what it does': /^api\/rest-api\/(?!palwold)/,
};

it('the menu calls each page as its heading does', () => {
  const exceptions = Object.values(NAMED_OTHERWISE);
  expect(exceptions.length).toBeLessThanOrEqual(5);
  let compared = 0;
  const wrong = locales.flatMap((locale) =>
    onEachPage(locale, ({$, path, page}) => {
      const heading = $('h1').first().text().trim();
      const name = $('.breadcrumbs__item--active').text().trim();
      if (exceptions.some((exception) => exception.test(page))) {
        return [];
      }
      compared += 1;
      return heading === name ? [] : [`${path}: “${heading}”, but “${name}” in the menu`];
    }),
  );
  expect(compared).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

it('the cards of the first page call each page as its heading does', () => {
  const newest = versions[0]!;
  for (const locale of locales) {
    // The card about scripts names what readers do with the REST API.
    const cards = landingTasks(newest, locale).filter(({icon}) => icon !== 'script');
    expect(cards).toHaveLength(7);
    for (const {to, title} of cards) {
      const [page = '', id] = to.replace(`/${versionPaths[newest]}`, '').split('#');
      const section = headings(locale, newest, page).find((heading) => heading.id === id);
      const h1 = builtPage(locale, newest, page).$('h1').first().text().trim();
      // The link of a heading has a space without width.
      expect(title).toBe(section?.text.replace('\u200B', '').trim() ?? h1);
    }
  }
});

describe('the two languages', () => {
  it('are both there: no page of the Japanese site is left in English', () => {
    const wrong = onEachPage('ja', ({$, article, title, path, version, page, text: whole}) => {
      const en = builtPage('en', version, page);
      if (isWaiting('ja', whole) || isWaiting('en', en.text)) {
        return [];
      }
      const english = article
        .find('p, li, td, dd')
        .toArray()
        .map((node) => $(node).clone())
        .filter((node) => node.find('p, li, pre').length === 0)
        .map((node) => {
          node.find('code, [translate="no"]').remove();
          return node.text().trim();
        })
        .filter((text) => text.split(/\s+/).length >= 5 && /[a-z]{3}/.test(text))
        .filter((text) => !/[\u3040-\u30ff\u4e00-\u9fff]/.test(text));
      // The glossary gives each word in the other language too.
      const marked = en.article.clone();
      for (const item of page.startsWith('category/') ? marked.find('li') : []) {
        const target = $(item).children('a[href^="/"]').attr('href');
        const waits = target !== undefined && isWaiting('en', builtHtml(target.split('#')[0]!));
        $(item).toggleClass('waits', waits);
      }
      marked.find('[lang="ja"], .waits').remove();
      const kana = /.{0,30}[\u3040-\u30ff].{0,30}/.exec(
        marked.text().replace(/日本語|プラス/g, ''),
      );
      return [
        ...(title === en.title ? [`${path}: the title is the English one`] : []),
        ...english.map((text) => `${path}: “${text.slice(0, 80)}”`),
        ...(kana ? [`${en.path}: Japanese text in the English page: ${kana[0]}`] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

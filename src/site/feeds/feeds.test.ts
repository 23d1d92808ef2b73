/**
 * The feeds by the rules of the validators: what RFC 4287 (Atom) and JSON Feed 1.1 require, and what
 * the W3C feed validator and validator.jsonfeed.org warn about.
 */
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {guideChanges} from '../../data/guideChanges';
import {languageOf, locales} from '../../data/locales';
import {builds} from '../../data/builds';
import {gameBuilds} from './contents';
import {atomFeed, jsonFeed} from './feeds';

const ROOT = 'https://example.org/guide/';
/** RFC 3339, as both formats want it. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const TAG_URI = /^tag:[\w.-]+,\d{4}(?:-\d\d){0,2}:[\w/.-]+$/;

interface FeedProblems {
  readonly problems: readonly string[];
  readonly entries: number;
}

/** What RFC 4287 says about the elements of a feed. */
function checkAtom(xml: string): FeedProblems {
  const problems: string[] = [];
  const $ = load(xml, {xml: true});
  const say = (isWrong: boolean, what: string) => isWrong && problems.push(what);
  say(!/^<\?xml version="1\.0" encoding="utf-8"\?>/.test(xml), 'no XML declaration');
  const root = $.root().children();
  say(root.length !== 1 || !root.is('feed'), 'the root is not feed');
  say(root.attr('xmlns') !== 'http://www.w3.org/2005/Atom', 'wrong namespace');
  const feed = $('feed');
  const ids: string[] = [];
  const checkParts = (node: typeof feed, what: string) => {
    for (const name of ['id', 'title', 'updated']) {
      const found = node.children(name);
      say(found.length !== 1 || found.text().trim() === '', `${what}: ${name}`);
    }
    say(!TIME.test(node.children('updated').text()), `${what}: updated is no RFC 3339 time`);
    say(!TAG_URI.test(node.children('id').text()), `${what}: id is no absolute IRI`);
    const title = node.children('title').html() ?? '';
    say(/<|&lt;/.test(title) && !/CDATA/.test(title), `${what}: markup in the title`);
    ids.push(node.children('id').text());
    const links = node.children('link').toArray();
    say(links.length === 0, `${what}: no link`);
    for (const link of links) {
      say(!URL.canParse($(link).attr('href') ?? ''), `${what}: link is not absolute`);
    }
    const alternates = links.filter((link) => ($(link).attr('rel') ?? 'alternate') === 'alternate');
    say(alternates.length !== 1, `${what}: not one alternate link`);
  };
  checkParts(feed, 'feed');
  say(feed.children('link[rel=self]').length !== 1, 'feed: no link to itself');
  say(feed.children('author').children('name').text() === '', 'feed: no author');
  const times = feed
    .children('entry')
    .toArray()
    .map((node) => {
      const entry = $(node);
      checkParts(entry, `entry ${entry.children('id').text()}`);
      say(entry.children('summary, content').length === 0, 'entry without a text');
      say(!TIME.test(entry.children('published').text()), 'entry: published');
      return entry.children('updated').text();
    });
  say(new Set(ids).size !== ids.length, 'an id is used twice');
  const newest = feed.children('updated').text();
  say(
    times.some((time) => time > newest),
    'feed older than an entry',
  );
  return {problems, entries: times.length};
}

interface JsonFeed {
  readonly [name: string]: unknown;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** What jsonfeed.org/version/1.1 says. */
function checkJson(text: string): FeedProblems {
  const problems: string[] = [];
  const feed = JSON.parse(text) as JsonFeed;
  const say = (isWrong: boolean, what: string) => isWrong && problems.push(what);
  const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value);
  say(feed.version !== 'https://jsonfeed.org/version/1.1', 'version');
  say(typeof feed.title !== 'string' || feed.title === '', 'title');
  say(!isAddress(feed.home_page_url), 'home_page_url');
  say(!isAddress(feed.feed_url), 'feed_url');
  say(!/^[a-z]{2}(-[A-Z]{2})?$/.test(String(feed.language)), 'language');
  say('author' in feed, 'author is of version 1');
  say(!Array.isArray(feed.authors) || feed.authors.length === 0, 'authors');
  for (const item of feed.items) {
    say(typeof item.id !== 'string' || item.id === '', 'item: id');
    say(!isAddress(item.url), 'item: url');
    say('external_url' in item && !isAddress(item.external_url), 'item: external_url');
    say(typeof item.content_text !== 'string' || item.content_text === '', 'item: content');
    say(typeof item.title !== 'string' || /<[a-z]/i.test(item.title), 'item: title');
    say(!TIME.test(String(item.date_published)), 'item: date_published');
    say(!Array.isArray(item.tags) || !item.tags.every((tag) => typeof tag === 'string'), 'tags');
  }
  say(new Set(feed.items.map(({id}) => id)).size !== feed.items.length, 'an id is used twice');
  return {problems, entries: feed.items.length};
}

describe.each(locales)('the feeds in %s', (locale) => {
  it('keep the rules of Atom', () => {
    expect(checkAtom(atomFeed(locale, ROOT))).toEqual({problems: [], entries: guideChanges.length});
  });

  it('keep the rules of JSON Feed 1.1', () => {
    const text = jsonFeed(locale, ROOT);
    expect(checkJson(text)).toEqual({problems: [], entries: guideChanges.length});
    expect((JSON.parse(text) as JsonFeed).language).toBe(languageOf(locale).tag);
  });

  it('are the same whenever they are written, and have the same entries', () => {
    const atom = atomFeed(locale, ROOT);
    expect(atom).not.toContain(`${new Date().getUTCFullYear() + 1}-`);
    const {items} = JSON.parse(jsonFeed(locale, ROOT)) as JsonFeed;
    expect(items.filter(({id}) => !atom.includes(`<id>${String(id)}</id>`))).toEqual([]);
  });
});

it.each(locales)('the feeds of builds keep the rules, too (%s)', (locale) => {
  const content = gameBuilds(locale);
  const kept = {problems: [], entries: builds.length};
  expect(checkAtom(atomFeed(locale, ROOT, content))).toEqual(kept);
  expect(checkJson(jsonFeed(locale, ROOT, content))).toEqual(kept);
  expect(jsonFeed(locale, ROOT, content)).toContain(builds[0].linuxManifest);
});

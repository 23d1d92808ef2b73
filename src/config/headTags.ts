import type {Config} from '@docusaurus/types';
import type {Locale} from '../data/locales';
import {pageStart} from './pageStart';

/**
 * Tags in the head of every page: its start and the watch over its files, icons for phones, a style
 * sheet for paper, and one for readers whose browser runs no scripts (a file, because the content
 * security policy allows no inline styles).
 */
export function createHeadTags(baseUrl: string, locale: Locale): NonNullable<Config['headTags']> {
  return [
    pageStart(baseUrl, locale),
    {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32'}},
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
    },
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
    {
      tagName: 'link',
      attributes: {rel: 'stylesheet', href: `${baseUrl}css/print.css`, media: 'print'},
    },
    {
      tagName: 'noscript',
      attributes: {},
      innerHTML: `<link rel="stylesheet" href="${baseUrl}css/noscript.css">`,
    },
  ];
}

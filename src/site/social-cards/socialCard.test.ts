import {expect, it} from 'vitest';
import {socialCardPath} from '../../core/socialCardAddress';
import {drawSocialCard, layOutTitle} from './draw';
import {lineWidth} from './glyphs';

it.each([
  ['/', '/', '/img/cards/home.png'],
  ['/ja/', '/ja/', '/img/cards/home.png'],
  ['/0.5.0/api/rcon/', '/', '/img/cards/0.5.0.api.rcon.png'],
  [
    '/guide/ja/getting-started/requirements',
    '/guide/ja/',
    '/img/cards/getting-started.requirements.png',
  ],
])('socialCardPath of %s below %s is %s', (permalink, baseUrl, expected) => {
  expect(socialCardPath(permalink, baseUrl)).toBe(expected);
});

it('the title of a card: is set as large as three lines inside the card allow', () => {
  expect(layOutTitle(['RCON'])).toEqual({size: 76, lines: ['RCON']});
  const phrases = [
    '専用サーバーを',
    '立てる：',
    'インストールから',
    '最初の',
    '起動、',
    '更新、',
    'バックアップまで',
  ];
  for (const title of [phrases, 'A very long title about a server. '.repeat(6).split(/(?<= )/)]) {
    const {lines, size} = layOutTitle(title);
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(lineWidth(line, size)).toBeLessThanOrEqual(1200 - 2 * 84);
      expect(title.map((phrase) => phrase.trim()).some((phrase) => line.startsWith(phrase))).toBe(
        true,
      );
    }
  }
});

it('draws the same PNG of 1200 x 630 twice', () => {
  const card = {
    phrases: ['サーバーに', '参加する'],
    site: 'パルワールドサーバーガイド',
    note: '日本語',
  };
  const png = drawSocialCard(card);
  expect(png.readUInt32BE(16)).toBe(1200);
  expect(png.readUInt32BE(20)).toBe(630);
  expect(png.length).toBeLessThan(60_000);
  expect(drawSocialCard(card).equals(png)).toBe(true);
});

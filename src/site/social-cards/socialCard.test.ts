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

it('the title of a card: is set large when it is short', () => {
  expect(layOutTitle('RCON')).toEqual({size: 76, lines: ['RCON']});
});

it('the title of a card: never takes more than three lines, each inside the card', () => {
  for (const title of [
    'A very long title about a dedicated server '.repeat(6),
    '専用サーバーの設定をすべて説明するとても長い題名です。'.repeat(6),
  ]) {
    const {lines, size} = layOutTitle(title);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) {
      expect(lineWidth(line, size, 700)).toBeLessThanOrEqual(1200 - 84);
    }
  }
});

it('the title of a card: starts no line with a particle or a full stop', () => {
  const {lines} = layOutTitle(
    '専用サーバーを立てる：インストールから最初の起動、更新、バックアップまで',
  );
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line).not.toMatch(/^[、。：をはがのに]/);
  }
});

it('draws the same PNG of 1200 x 630 twice', () => {
  const card = {title: 'サーバーに参加する', site: 'パルワールドサーバーガイド', note: '日本語'};
  const png = drawSocialCard(card);
  expect(png.readUInt32BE(16)).toBe(1200);
  expect(png.readUInt32BE(20)).toBe(630);
  expect(png.length).toBeLessThan(60_000);
  expect(drawSocialCard(card).equals(png)).toBe(true);
});

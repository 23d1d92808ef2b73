import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {contentSecurityPolicy, policyNeeds, trustedTypesDirective, withPolicy} from './index';

const none = {hasAnalytics: false, hasCookieHelper: false};
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows inline scripts by their hash, and leaves data and files alone', () => {
  const needs = policyNeeds(
    '<script>let a=1</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
  );
  expect([...needs.scripts]).toEqual([sha('let a=1')]);
});

it('allows style attributes by the hash of what the browser sees', () => {
  const needs = policyNeeds(
    '<p style="color:red"></p><b style=display:none></b><i style="a:&quot;b&quot;"></i>',
  );
  expect([...needs.styles]).toEqual([sha('color:red'), sha('display:none'), sha('a:"b"')]);
});

it('never allows unhashed scripts, and names third parties only when configured', () => {
  const needs = policyNeeds('<script>x</script>');
  const strict = contentSecurityPolicy(needs, none);
  expect(strict).not.toMatch(/unsafe-inline|unsafe-eval|https:/);
  expect(strict).toContain("object-src 'none'");
  const open = contentSecurityPolicy(needs, {hasAnalytics: true, hasCookieHelper: true});
  expect(open).toContain('https://www.googletagmanager.com');
  expect(open).toContain('https://cdn.jsdelivr.net/npm/js-cookie@3.0.5/');
});

it('asks for Trusted Types where no third party loads further scripts', () => {
  expect(trustedTypesDirective(none)).toContain('require-trusted-types-for');
  const helped = trustedTypesDirective({hasAnalytics: false, hasCookieHelper: true});
  expect(helped).toContain('require-trusted-types-for');
  expect(trustedTypesDirective({hasAnalytics: true, hasCookieHelper: false})).toBe('');
});

it('stands before everything it governs', () => {
  expect(withPolicy('<html><head><meta charset="UTF-8"><script>', 'P')).toBe(
    '<html><head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="P"><script>',
  );
  expect(() => withPolicy('<p>', 'P')).toThrow(/no <head>/);
});

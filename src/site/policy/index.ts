import {createHash} from 'node:crypto';

export interface ThirdParties {
  readonly hasAnalytics: boolean;
  readonly hasCookieHelper: boolean;
}

export interface PolicyNeeds {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/script>/gi;
const STYLE_ATTRIBUTE = /\sstyle=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>"']+))/gi;

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const SIGNS = {quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>', amp: '&'} as const;

const decodeAttribute = (text: string) =>
  text.replace(/&(quot|#x27|#39|lt|gt|amp);/g, (_, name: keyof typeof SIGNS) => SIGNS[name]);

/** Collects the hashes of a page's inline scripts and styles. */
export function policyNeeds(html: string): PolicyNeeds {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(
      ([, attributes = '']) =>
        !/\ssrc=|type=["']?(?:application\/(?:ld\+)?json|text\/plain)/i.test(attributes),
    )
    .map(({groups}) => hashOf(groups?.content ?? ''));
  const styles = [...html.matchAll(STYLE_ATTRIBUTE)].map(({groups}) =>
    hashOf(decodeAttribute(groups?.double ?? groups?.single ?? groups?.bare ?? '')),
  );
  return {scripts: new Set(scripts), styles: new Set(styles)};
}

/** Writes the content security policy of a page. */
export function contentSecurityPolicy(needs: PolicyNeeds, parties: ThirdParties): string {
  const analytics = parties.hasAnalytics
    ? [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ]
    : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...[...needs.scripts].sort(),
      ...analytics.slice(0, 1),
      ...(parties.hasCookieHelper ? ['https://cdn.jsdelivr.net/npm/js-cookie@3.0.5/'] : []),
    ],
    'style-src': ["'self'"],
    'style-src-attr':
      needs.styles.size > 0 ? ["'unsafe-hashes'", ...[...needs.styles].sort()] : ["'none'"],
    'img-src': ["'self'", 'data:', ...analytics],
    'connect-src': ["'self'", ...analytics],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Workers lack `src/browser/start/trustedTypes.js`, so only pages have this rule. Builds with
 * analytics have none, because its script loads others.
 */
export function trustedTypesDirective(parties: ThirdParties): string {
  return parties.hasAnalytics ? '' : "; require-trusted-types-for 'script'";
}

/** Throws when the page has no head. */
export function withPolicy(html: string, policy: string): string {
  const head = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i.exec(html);
  if (!head) {
    throw new Error(
      'The page has no <head>, so the content security policy has no place to stand.',
    );
  }
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}

/** These headers set the rules that a meta element can't contain. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // includeSubDomains would force HTTPS on a game panel at another name of the domain.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Without the whole address and a body for every POST, the generators call HTTPS on port 443 or
 * send no length (411).
 */
import {generateLanguageSet} from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/CodeSnippets/languages';
import {convert} from 'postman-code-generators';
import {Request} from 'postman-collection';
import type {ApiRequest} from './resolve';

/** C is missing because the code of postman-code-generators 2.1.1 asks for HTTPS. */
const otherLanguages = {
  'C#': ['csharp', 'HttpClient'],
  Dart: ['dart', 'http'],
  Go: ['go', 'Native'],
  HTTP: ['http', 'HTTP'],
  Java: ['java', 'OkHttp'],
  Kotlin: ['kotlin', 'Okhttp'],
  'Objective-C': ['objective-c', 'NSURLSession'],
  OCaml: ['ocaml', 'Cohttp'],
  PHP: ['php', 'cURL'],
  R: ['r', 'httr'],
  Ruby: ['ruby', 'Net::HTTP'],
  Rust: ['rust', 'reqwest'],
  Swift: ['swift', 'URLSession'],
  Wget: ['shell', 'wget'],
} as const satisfies Readonly<Record<string, readonly [language: string, variant: string]>>;

export type OtherLanguage = keyof typeof otherLanguages;
export const otherLanguageNames = Object.keys(otherLanguages) as OtherLanguage[];

/** Returns code with `<TOKEN>` as password. Throws the generator's errors. */
export function otherSample(
  name: OtherLanguage,
  {method, path, body, host, port}: ApiRequest,
): string {
  const raw = method === 'POST' ? (body ?? '{}') : undefined;
  const request = new Request({
    method,
    url: `http://${host}:${port}${path}`,
    header: [
      {key: 'Authorization', value: 'Basic <TOKEN>'},
      ...(raw ? [{key: 'Content-Type', value: 'application/json'}] : []),
    ],
    ...(raw && {body: {mode: 'raw', raw, options: {raw: {language: 'json'}}}}),
  });
  let code = '';
  const [language, variant] = otherLanguages[name];
  const known = generateLanguageSet().find(
    (each) => each.language === language && each.variants.includes(variant),
  );
  const options = {...known?.options, indentType: 'Space', indentCount: 2};
  convert(language, variant, request, options, (error, text) => {
    if (error) {
      throw new Error(`${name}: the generator of code failed.`, {cause: error});
    }
    // OkHttp throws at a GET with a body, which the generator writes.
    code = text
      .trim()
      .replace(/^MediaType .+\nRequestBody .+\n(?=[^]*"GET")/m, '')
      .replace('.method("GET", body)', '.get()');
  });
  return code;
}

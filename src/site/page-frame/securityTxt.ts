/** Where it is looked for: at the root of the host, https://www.rfc-editor.org/rfc/rfc9116. */
export const SECURITY_TXT = '.well-known/security.txt';

/**
 * Tells people where to report a security problem. `root` is the address of the site with '/' at the end;
 * the file is good for a year after the build, as the standard asks.
 */
export function securityTxt(repositoryUrl: string, root: string, built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(built.getUTCFullYear() + 1);
  return [
    `Contact: ${repositoryUrl}/security/advisories/new`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en, ja',
    `Canonical: ${root}${SECURITY_TXT}`,
    '',
  ].join('\n');
}

/** The address of a page's picture below the base of its language. */
export function socialCardPath(permalink: string, baseUrl: string): string {
  const local = permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length) : permalink;
  const name = local.replace(/^\/+|\/+$/g, '').replaceAll('/', '.') || 'home';
  return `/img/cards/${name}.png`;
}

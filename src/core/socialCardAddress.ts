/** Where the picture of a page is, below the base of its language: '/0.5.0/api/rcon/' has its own. */
export function socialCardPath(permalink: string, baseUrl: string): string {
  const local = permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length) : permalink;
  const name = local.replace(/^\/+|\/+$/g, '').replaceAll('/', '.') || 'home';
  return `/img/cards/${name}.png`;
}

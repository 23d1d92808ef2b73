/** Scrolls a menu, and nothing around it, to the row of the page. */
export function showActiveRow(selector: string): void {
  const menu = document.querySelector(selector);
  const row = menu?.querySelector('[aria-current="page"]');
  if (!menu || !row) {
    return;
  }
  const [inside, around] = [row.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (inside.top < around.top || inside.bottom > Math.min(around.bottom, window.innerHeight)) {
    menu.scrollTop += inside.top - around.top - menu.clientHeight / 2;
  }
}

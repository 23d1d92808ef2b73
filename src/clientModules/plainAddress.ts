import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Runs before React takes over the page: `/page.html` and `/page/index.html` become `/page`, so that
// the address bar shows the address to share and the page is found by its own path.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const plain = pathname.replace(/(?:\/index)?\.html$/, '');
  // A front page keeps its slash; the page for wrong addresses keeps the address that was asked for.
  if (plain !== pathname && !pathname.endsWith('/404.html')) {
    window.history.replaceState(window.history.state, '', `${plain || '/'}${search}${hash}`);
  }
}

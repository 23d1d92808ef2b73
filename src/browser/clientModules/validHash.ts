/** The router throws at a hash that is no valid percent-encoding (`#%E0%A4%A`). */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function repairHash(): void {
  const {origin, pathname, search, hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    const valid = `#${encodeURIComponent(hash.slice(1))}`;
    window.history.replaceState(window.history.state, '', origin + pathname + search + valid);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  repairHash();
  // This listener is added before the router's, so the router sees the repaired address.
  window.addEventListener('popstate', repairHash);
}

/** Returns processor milliseconds, which other processes don't change. */
export function timeOf(run: () => void): number {
  const from = performance.now();
  const usage = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(usage);
  return Math.min(performance.now() - from, (user + system) / 1000);
}

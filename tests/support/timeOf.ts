/** Milliseconds of the processor that something takes, so that the work of others does not show. */
export function timeOf(run: () => void): number {
  const from = performance.now();
  const usage = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(usage);
  return Math.min(performance.now() - from, (user + system) / 1000);
}

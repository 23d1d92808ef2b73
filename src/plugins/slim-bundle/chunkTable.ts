/**
 * The plugins of the bundle but for the one that writes a table from names of files to their numbers:
 * here the names are the numbers, and prefetch.ts does what is left of its work.
 *
 * Throws when that plugin is not there: an update of Docusaurus has changed how it finds files.
 */
export function withoutChunkTable<Plugin>(plugins: readonly Plugin[] = []): Plugin[] {
  const others = plugins.filter(
    (plugin) => (plugin as object | null)?.constructor.name !== 'ChunkAssetPlugin',
  );
  if (others.length !== plugins.length - 1) {
    throw new Error('The bundle finds files to fetch ahead in another way: see chunkTable.ts.');
  }
  return others;
}

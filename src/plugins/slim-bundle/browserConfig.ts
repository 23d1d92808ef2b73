import fs from 'node:fs';

/** Settings of the site that only the build reads. */
const FOR_THE_BUILD = [
  'tagline',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'presets',
  'plugins',
  'themes',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'storage',
  'ssrTemplate',
] as const;

/** The generated configuration of the site, as JSON, without what no page needs. */
export function browserConfig(file: string): string {
  const source = fs.readFileSync(file, 'utf8');
  const start = source.indexOf('export default');
  const json = source.slice(start + 'export default'.length).replace(/;\s*$/, '');
  const config = JSON.parse(json) as Record<string, unknown>;
  for (const name of FOR_THE_BUILD) {
    delete config[name];
  }
  const {
    prism: _prism,
    blog: _blog,
    ...themeConfig
  } = config.themeConfig as Record<string, unknown>;
  const {
    faster: _faster,
    v4: _v4,
    experimental_vcs: _vcs,
    ...future
  } = config.future as Record<string, unknown>;
  return JSON.stringify({...config, themeConfig, future});
}

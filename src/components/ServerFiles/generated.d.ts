declare module '@generated/guide-later-facts/default/serverScripts.json' {
  const scripts: Readonly<Record<string, string>>;
  export default scripts;
}

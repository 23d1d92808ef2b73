declare module '@generated/@easyops-cn/docusaurus-search-local/default/words.json' {
  const words: Readonly<Record<string, string>>;
  export default words;
}

export * from './src/core/editor'; export * from './src/core/editor/reader'; export {editorData} from './src/core/editor/facts';
export {run} from './src/site/settings-command/cli/main'; export {commandFacts} from './src/site/settings-command/facts';
export {wordsOf} from './src/words'; export {versionIds} from './src/data/versions'; export {defaultIni} from './src/core/settings'; export {printForm, forms} from './src/core/outputs'; export {writeIni} from './src/core/ini';
export {mutated, numbers} from './tests/support/mutations';

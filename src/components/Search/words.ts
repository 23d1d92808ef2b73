/** Every page has Docusaurus' table of words; those of the search join it when the search loads. */
import codeTranslations from '@generated/codeTranslations';
import words from '@generated/@easyops-cn/docusaurus-search-local/default/words.json';

Object.assign(codeTranslations, words);

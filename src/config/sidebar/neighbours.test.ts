import {expect, it} from 'vitest';
import {newestVersion} from '../../data/versions';
import {neighboursOf} from './neighbours';

it('leads past the index pages of categories', () => {
  expect(neighboursOf('/guide/docs/intro.mdx', newestVersion.id)).toEqual([
    undefined,
    'getting-started/about-server',
  ]);
  const japanese = 'i18n/ja/docusaurus-plugin-content-docs/version-0.5.0/operate/checklist.mdx';
  expect(neighboursOf(`C:\\guide\\${japanese.replaceAll('/', '\\')}`, '0.5.0')).toEqual([
    'settings-and-operation/a-z',
    'settings-and-operation/server-files',
  ]);
});

it('knows the pages of operations, and none beside the sidebar', () => {
  const [before] = neighboursOf('/guide/docs/api/rest-api/info.api.mdx', newestVersion.id)!;
  expect(before).toBe('api/rest-api/palwold-rest-api');
  expect(neighboursOf('/guide/src/pages/markdown-page.mdx', newestVersion.id)).toBeUndefined();
});

import Ajv2020 from 'ajv/dist/2020';
import {expect, it} from 'vitest';
import {restVersions} from '../../data/features';
import {newestBuild} from '../../data/builds';
import {portsOf} from '../../data/ports';
import {allVersions, newestVersion, versionIds} from '../../data/versions';
import {dataFiles} from './dataFiles';
import {factKinds, factSchema, type FactKind} from './factSchemas';

const ROOT = 'https://example.org/guide/';
const files = dataFiles(ROOT);
const read = (file: string) => JSON.parse(files.get(file) ?? 'null') as Record<string, unknown>;

const filesOf = (kind: FactKind): readonly string[] => {
  const place = new RegExp(
    kind === 'changes' ? '^data/changes/' : `^data/([^/]+/)?${kind}\\.json$`,
  );
  return [...files.keys()].filter((file) => place.test(file));
};

it.each(factKinds)('fit the schema of %s', (kind) => {
  const validate = new Ajv2020({strict: true, allowUnionTypes: true}).compile(
    factSchema(kind, ROOT),
  );
  const count = versionIds.length;
  const counts = {changes: count * (count - 1), builds: 1, status: 1, index: 1};
  expect(filesOf(kind)).toHaveLength({...counts}[kind as string] ?? count);
  for (const file of filesOf(kind)) {
    expect(validate(read(file)), `${file}: ${JSON.stringify(validate.errors)}`).toBe(true);
  }
  expect(validate({...read(filesOf(kind)[0]!), formatVersion: 2})).toBe(false);
  expect(validate({...read(filesOf(kind)[0]!), more: 1})).toBe(false);
});

it('hold what is there now', () => {
  expect(read('data/0.6.8/ports.json').ports).toMatchObject(portsOf('0.6.8').map(({id}) => ({id})));
  expect(read('data/status.json')).toMatchObject({
    newestEdition: newestVersion.id,
    newestBuild: {version: newestBuild.version},
    editions: expect.arrayContaining([
      expect.objectContaining({version: '1.0', released: '2026-07-10'}),
      {version: '0.6.8', released: '2025-10-23', checkedBuild: '0.6.8'},
      ...allVersions
        .filter(({build}) => build)
        .map(
          ({id, build}) => expect.objectContaining({version: id, checkedBuild: build}) as unknown,
        ),
    ]) as unknown,
  });
});

it('describe the REST API for other programs, under the licence of the site', () => {
  for (const version of restVersions) {
    const text = files.get(`data/${version}/openapi.json`)!;
    expect(JSON.parse(text)).toMatchObject({info: {license: {name: 'MIT'}}});
    const keys = Array.from(text.matchAll(/"(x-[\w-]+)":/g), ([, key]) => key);
    const known = ['x-since', 'x-build', 'x-unit', 'x-presence'];
    expect(keys).toContain('x-unit');
    expect(keys.filter((key) => !known.includes(key!))).toEqual([]);
  }
});

it('give the text for issue forms, with the address of the tool in its language', () => {
  const {issueForm} = read('data/index.json') as {readonly issueForm: Record<string, string>};
  const tool = `${newestVersion.id}/operate/diagnose?tool=log#tool`;
  expect(issueForm.en).toMatch(/^Paste your log here first/);
  expect(issueForm.en).toContain(` ${ROOT}${tool}`);
  expect(issueForm.ja).toMatch(/^先に/);
  expect(issueForm.ja?.endsWith(` ${ROOT}ja/${tool}`)).toBe(true);
});

it('are all in data/index.json, which names nothing that is not there', () => {
  const text = files.get('data/index.json') ?? '';
  const named = [...text.matchAll(/"(?<url>https:[^"]+)"/g)].map(({groups}) =>
    groups!.url!.slice(ROOT.length),
  );
  const published = [...files.keys()].filter((file) => file !== 'data/index.json');
  expect(published.length).toBeGreaterThan(100);
  expect([...named].sort()).toEqual([...published].sort());
  // One version is left out, because 0.1.5.1 has no REST API.
  expect(new Set(restVersions).size).toBe(versionIds.length - 1);
});

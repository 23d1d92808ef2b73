import {expect, it} from 'vitest';
import {tempFolder} from '../../../tests/support/tempFolder';
import type {TableRoute} from '../../browser/version-routes/table';
import {plainPath} from '../../browser/version-routes/plainAddress';
import {chunksByPage, readGeneratedRoutes, routesOfVersion, type Route} from './tables';

const versions = [
  {label: '0.6.8', path: '/'},
  {label: '0.5.0', path: '/0.5.0'},
];
const page = (path: string): Route => ({path, hash: 'abc', exact: true});
const documentation: Route[] = [
  {path: '/0.5.0', hash: '2', routes: [page('/0.5.0/'), page('/0.5.0/a')]},
  {path: '/', hash: '3', routes: [page('/'), page('/a')]},
];
const routes: Route[] = [
  page('/search'),
  {path: '/', hash: '1', routes: documentation},
  {path: '*', hash: ''},
];
const paths = (list: readonly Route[]): string[] =>
  list.flatMap((route) => (route.routes ? paths(route.routes) : [route.path]));

it('the routes of a version: are its own pages and those outside the documentation', () => {
  expect(paths(routesOfVersion(routes, versions[0]!, '/'))).toEqual(['/search', '/', '/a', '*']);
});

it('the routes of a version: name the home page in every version, because the theme looks for it', () => {
  const found = paths(routesOfVersion(routes, versions[1]!, '/'));
  expect(found).toEqual(['/', '/search', '/0.5.0/', '/0.5.0/a', '*']);
});

const table = routes as readonly TableRoute[];

it.each([
  ['/a.html', '/a'],
  ['/0.5.0/a/index.html', '/0.5.0/a'],
  ['/index.html', '/'],
  ['/0.5.0.html', '/0.5.0/'],
  ['/0.5.0/index.html', '/0.5.0/'],
  ['/a', undefined],
  ['/404.html', undefined],
])('the plain form of an address: %s is %s', (address, plain) => {
  expect(plainPath(table, address)).toBe(plain);
});

it.each([
  ['//a', '/a', '/a'],
  ['/A', '/a', '/a'],
  ['/a/index', '/a', '/a'],
  ['/0.5.0//a', '/0.5.0/a', '/0.5.0/a'],
  ['/a', '/a', undefined],
  ['/nowhere', '/404.html', undefined],
])('%s, answered with the page of %s, is %s', (address, built, plain) => {
  expect(plainPath(table, address, built)).toBe(plain);
});

it('the scripts of a page: are its own and those of the frame around it', () => {
  const chunkNames = {'/-1': {props: 'frame'}, '/a-abc': {content: 'words', list: ['more']}};
  const pages = chunksByPage({routes, chunkNames, modules: {}});
  expect([...pages]).toContainEqual(['/a', ['frame', 'words', 'more']]);
  expect(pages.get('/search')).toEqual([]);
  expect([...pages.keys()].sort()).toEqual(['/', '/0.5.0/', '/0.5.0/a', '/a', '/search']);
});

const read = (files: Readonly<Record<string, string>>) =>
  readGeneratedRoutes(tempFolder(files).folder);
const known = {
  'routes.js':
    "import ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [\n  {path: '/a', component: ComponentCreator('/a', '1'), exact: true},\n];\n",
  'registry.js':
    'export default {\n  "chunk1": [() => import(/* webpackChunkName: "chunk1" */ "@site/a.mdx"), "@site/a.mdx", 1],\n};\n',
  'routesChunkNames.json': '{"/a-1": {"content": "chunk1"}}',
};

it('the generated files: are read in the form in which Docusaurus writes them', () => {
  expect(read(known)).toEqual({
    routes: [{path: '/a', hash: '1', exact: true}],
    chunkNames: {'/a-1': {content: 'chunk1'}},
    modules: {chunk1: '@site/a.mdx'},
  });
});

it.each(['routes.js', 'registry.js'])('in another form stop the build: %s', (name) => {
  expect(() => read({...known, [name]: 'module.exports = {};\n'})).toThrow(
    `${name} has another form than known`,
  );
});

/**
 * This keeps the last release that passed the smoke test, in the GitHub release "published-site",
 * where it never expires. `keep` needs a GH_TOKEN with contents: write, `fetch` needs contents:
 * read and attestations: read. It is plain JavaScript, because going back must not need a registry.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const TAG = 'published-site';
const {GITHUB_REPOSITORY: repository, GITHUB_SHA: commit, GITHUB_OUTPUT: output} = process.env;

const run = (command, ...args) =>
  execFileSync(command, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']});
const gh = (...args) => run('gh', ...args, '--repo', repository);

const hasRelease = () =>
  JSON.parse(gh('release', 'list', '--limit', '100', '--json', 'tagName')).some(
    ({tagName}) => tagName === TAG,
  );
const assets = () => JSON.parse(gh('release', 'view', TAG, '--json', 'assets')).assets;

function keep(artifact) {
  if (!hasRelease()) {
    const notes =
      'The workflow "Checks" keeps the last good build here, to publish it again when a newer one fails.';
    const texts = ['--title', 'The published site', '--notes', notes];
    gh('release', 'create', TAG, '--target', commit, '--prerelease', ...texts);
  }
  const name = `site-${commit}.tar`;
  fs.renameSync(artifact, name);
  gh('release', 'upload', TAG, name, '--clobber');
  for (const other of assets().filter((asset) => asset.name !== name)) {
    gh('release', 'delete-asset', TAG, other.name, '--yes');
  }
}

function fetch(folder) {
  const [newest] = hasRelease()
    ? assets().sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    : [];
  if (!newest) {
    console.log('::warning::No release has been kept yet.');
    fs.appendFileSync(output, 'found=false\n');
    return;
  }
  const artifact = path.join(folder, 'artifact.tar');
  fs.mkdirSync(folder, {recursive: true});
  gh('release', 'download', TAG, '--pattern', newest.name, '--output', artifact);
  try {
    verify(artifact);
  } catch (error) {
    fs.rmSync(folder, {recursive: true});
    throw new Error(
      `${newest.name} of the release "${TAG}" is not trusted: ${error.message} Find out who put it there, and delete it.`,
      {cause: error},
    );
  }
  fs.appendFileSync(output, 'found=true\n');
}

function verify(artifact) {
  const workflow = `${repository}/.github/workflows/checks.yml`;
  // The certificate is GitHub's own word on the run, and no pull request gets a certificate that
  // names main.
  const runs = JSON.parse(
    gh(
      ...['attestation', 'verify', artifact, '--format', 'json', '--deny-self-hosted-runners'],
      ...['--signer-workflow', workflow, '--source-ref', 'refs/heads/main'],
    ),
  ).map(({verificationResult}) => verificationResult.signature.certificate);
  const own = runs.filter(
    ({buildTrigger, sourceRepositoryURI}) =>
      buildTrigger === 'push' && sourceRepositoryURI === `https://github.com/${repository}`,
  );
  if (own.length === 0) {
    throw new Error('No push to main of this repository built it.');
  }
  const isOnMain = ({sourceRepositoryDigest}) =>
    spawnSync('git', ['merge-base', '--is-ancestor', sourceRepositoryDigest, commit]).status === 0;
  if (!own.some(isOnMain)) {
    throw new Error('It was built from a commit that main does not have.');
  }
}

const [task, place] = process.argv.slice(2);
const tasks = {keep, fetch};
if (!place || !Object.hasOwn(tasks, task)) {
  throw new Error('Say what to do: node scripts/release.mjs keep|fetch <file or folder>');
}
tasks[task](place);

/**
 * This keeps the last release that passed the smoke test, in the GitHub release "published-site",
 * where it never expires. `keep` needs a GH_TOKEN with contents: write, `fetch` needs actions,
 * attestations and contents: read. It is plain JavaScript, because going back must not need a
 * registry.
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

/** A run that is started again publishes again, so it counts from its last start. */
function publishedCommit() {
  const runs = JSON.parse(
    gh(
      ...['run', 'list', '--workflow', 'checks.yml', '--branch', 'main', '--event', 'push'],
      ...['--status', 'success', '--limit', '100', '--json', 'headSha,startedAt'],
    ),
  );
  return runs.sort((a, b) => b.startedAt.localeCompare(a.startedAt))[0]?.headSha;
}

function fetch(folder) {
  const kept = hasRelease() ? assets() : [];
  if (kept.length === 0) {
    console.log('::warning::No release has been kept yet.');
    fs.appendFileSync(output, 'found=false\n');
    return;
  }
  const published = publishedCommit();
  const name = `site-${published}.tar`;
  const artifact = path.join(folder, 'artifact.tar');
  try {
    // A person with write access can upload an older signed build, so the last run must have
    // published this one.
    if (!kept.some((asset) => asset.name === name)) {
      const names = kept.map((asset) => asset.name).join(', ');
      throw new Error(
        `The last run of "Checks" that passed is for ${published ?? 'no commit'}, not for ${names}.`,
      );
    }
    fs.mkdirSync(folder, {recursive: true});
    gh('release', 'download', TAG, '--pattern', name, '--output', artifact);
    verify(artifact, published);
  } catch (error) {
    fs.rmSync(folder, {recursive: true, force: true});
    throw new Error(
      `The build of the release "${TAG}" is not trusted: ${error.message} Find out who put it there, and delete it.`,
      {cause: error},
    );
  }
  fs.appendFileSync(output, 'found=true\n');
}

function verify(artifact, published) {
  const workflow = `${repository}/.github/workflows/checks.yml`;
  // Only GitHub writes the certificate, and a pull request can't get one that names main.
  const runs = JSON.parse(
    gh(
      ...['attestation', 'verify', artifact, '--format', 'json', '--deny-self-hosted-runners'],
      ...['--signer-workflow', workflow, '--source-ref', 'refs/heads/main'],
    ),
  ).map(({verificationResult}) => verificationResult.signature.certificate);
  const isOwn = ({buildTrigger, sourceRepositoryURI, sourceRepositoryDigest}) =>
    buildTrigger === 'push' &&
    sourceRepositoryURI === `https://github.com/${repository}` &&
    sourceRepositoryDigest === published;
  if (!runs.some(isOwn)) {
    throw new Error(`No push of ${published} to main of this repository built it.`);
  }
  if (spawnSync('git', ['merge-base', '--is-ancestor', published, commit]).status !== 0) {
    throw new Error(`Main does not have the commit ${published} any more.`);
  }
}

const [task, place] = process.argv.slice(2);
const tasks = {keep, fetch};
if (!place || !Object.hasOwn(tasks, task)) {
  throw new Error('Say what to do: node scripts/release.mjs keep|fetch <file or folder>');
}
tasks[task](place);

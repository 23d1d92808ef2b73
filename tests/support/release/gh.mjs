#!/usr/bin/env node
/** The commands of GitHub's `gh` that the workflow uses, on the folder $GITHUB_MADE_UP. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

const folder = process.env.GITHUB_MADE_UP;
const permissions = JSON.parse(process.env.GITHUB_PERMISSIONS);
const text = {type: 'string'};
const yes = {type: 'boolean'};
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    ...{repo: text, json: text, limit: text, target: text, title: text, notes: text, output: text},
    ...{pattern: text, format: text, prerelease: yes, clobber: yes, yes},
    ...{'signer-workflow': text, 'source-ref': text, 'deny-self-hosted-runners': yes},
  },
});
const [topic, verb, name, file] = positionals;

function refuse(message) {
  console.error(message);
  process.exit(1);
}
function need(scope, right) {
  const granted = permissions[scope];
  if (!process.env.GH_TOKEN || !(granted === right || granted === 'write')) {
    refuse(`HTTP 403: this job has no right "${scope}: ${right}".`);
  }
}
const tagDir = path.join(folder, 'releases', name ?? '');
const read = (place) => JSON.parse(fs.readFileSync(place, 'utf8'));

const commands = {
  'release list': () => {
    need('contents', 'read');
    const tags = fs.readdirSync(path.join(folder, 'releases')).map((tagName) => ({tagName}));
    console.log(JSON.stringify(tags));
  },
  'release create': () => {
    need('contents', 'write');
    fs.mkdirSync(tagDir);
  },
  'release view': () => {
    need('contents', 'read');
    const assets = fs.readdirSync(tagDir).map((asset) => {
      const createdAt = fs.statSync(path.join(tagDir, asset)).mtime.toISOString();
      return {name: asset, createdAt};
    });
    console.log(JSON.stringify({assets}));
  },
  'release upload': () => {
    need('contents', 'write');
    fs.copyFileSync(file, path.join(tagDir, file));
  },
  'release delete-asset': () => {
    need('contents', 'write');
    fs.rmSync(path.join(tagDir, file));
  },
  'release download': () => {
    need('contents', 'read');
    fs.copyFileSync(path.join(tagDir, values.pattern), values.output);
  },
  'attestation verify': () => {
    need('attestations', 'read');
    const digest = createHash('sha256').update(fs.readFileSync(name)).digest('hex');
    const certificates = read(path.join(folder, 'attestations.json'))
      .filter((one) => one.digest === digest)
      .map(({certificate}) => certificate)
      .filter(
        (one) =>
          one.sourceRepositoryURI === `https://github.com/${values.repo}` &&
          one.buildSignerURI.startsWith(`https://github.com/${values['signer-workflow']}@`) &&
          one.sourceRepositoryRef === values['source-ref'] &&
          (one.runnerEnvironment === 'github-hosted' || !values['deny-self-hosted-runners']),
      );
    if (certificates.length === 0) {
      refuse('Error: no attestation of that artefact agrees.');
    }
    const results = certificates.map((certificate) => ({
      verificationResult: {signature: {certificate}},
    }));
    console.log(JSON.stringify(results));
  },
};
const command = commands[`${topic} ${verb}`] ?? (() => refuse(`gh ${topic} ${verb} is unknown.`));
command();

/**
 * Runs `.github/workflows/checks.yml` without GitHub: its jobs with their conditions and rights, its
 * `run` lines in Bash, and what each action of others does for a release.
 */
import {execFile, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import vm from 'node:vm';
import {parse} from 'yaml';

type Texts = Readonly<Record<string, string>>;
interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Texts;
  readonly with?: Texts;
}
interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: Texts;
  readonly steps: readonly Step[];
  readonly outputs?: Texts;
}
type Result = 'success' | 'failure' | 'skipped';

export interface Occasion {
  readonly event: 'push' | 'pull_request' | 'workflow_dispatch';
  readonly ref: string;
  readonly sha: string;
  readonly repository: string;
}

export interface World {
  readonly remote: string;
  readonly github: string;
  readonly served: string;
  readonly bin: string;
  readonly work: string;
  readonly env: Texts;
  readonly failing?: readonly string[];
  readonly address: string;
}

/** Runs the workflow. Returns the result of each job, and what the jobs printed. */
export async function runChecks(
  world: World,
  occasion: Occasion,
): Promise<{readonly results: Readonly<Record<string, Result>>; readonly log: string}> {
  const workflow = parse(fs.readFileSync('.github/workflows/checks.yml', 'utf8')) as {
    permissions: Texts;
    jobs: Readonly<Record<string, Job>>;
  };
  const done: Record<string, {result: Result; outputs: Texts}> = {};
  const artifacts = fs.mkdtempSync(path.join(world.work, 'artifacts-'));
  let log = '';

  const ancestors = (id: string): readonly string[] =>
    [workflow.jobs[id]?.needs ?? []].flat().flatMap((need) => [need, ...ancestors(need)]);

  for (const [id, job] of Object.entries(workflow.jobs)) {
    const before = ancestors(id).map((need) => done[need]!.result);
    const github = {event_name: occasion.event, ...occasion, server_url: 'https://github.com'};
    const context: Record<string, unknown> = {
      github: {...github, token: 'token'},
      needs: done,
      vars: {},
      matrix: {node: '24'},
      runner: {temp: world.work},
      steps: {},
    };
    const isMet = (condition: string | undefined, hasFailed: boolean, isSkipped = false) => {
      const states = {
        failure: () => hasFailed,
        success: () => !hasFailed && !isSkipped,
        always: () => true,
        cancelled: () => false,
      };
      const bare = (condition ?? '').replace(/^\$\{\{|\}\}$/g, '') || 'true';
      const whole = /\b(?:failure|success|always|cancelled)\(\)/.test(bare)
        ? bare
        : `success() && (${bare})`;
      return Boolean(vm.runInNewContext(whole, {...context, ...states}));
    };
    if (!isMet(job.if, before.includes('failure'), before.includes('skipped'))) {
      done[id] = {result: 'skipped', outputs: {}};
      continue;
    }

    const fill = (text: string) =>
      text.replaceAll(/\$\{\{(.+?)\}\}/g, (_, code: string) =>
        String((vm.runInNewContext(code, context) as string | undefined) ?? ''),
      );
    const dir = fs.mkdtempSync(path.join(world.work, `${id}-`));
    const permissions = job.permissions ?? workflow.permissions;
    const need = (...scopes: readonly string[]) => {
      if (!scopes.every((scope) => permissions[scope] === 'write')) {
        throw new Error(`This job has not the rights ${scopes.join()}.`);
      }
    };
    const fillAll = (texts: Texts = {}): Texts =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(String(text))]));
    const steps = context.steps as Record<string, {outputs: Texts}>;
    let hasFailed = false;

    const act = (step: Step): Texts => {
      const action = step.uses!.replace(/@.*/, '');
      const given = fillAll(step.with);
      const artifact = (name: string) => path.join(artifacts, name);
      const actions: Readonly<Record<string, () => Texts | void>> = {
        './.github/actions/setup': () => {},
        './.github/actions/address': () => ({origin: world.address, base_path: ''}),
        'actions/checkout': () => {
          must('git', ['clone', '--quiet', world.remote, dir]);
          must('git', ['-C', dir, 'checkout', '--quiet', occasion.sha]);
        },
        'actions/upload-artifact': () =>
          fs.cpSync(path.join(dir, given.path!), artifact(given.name!), {recursive: true}),
        'actions/upload-pages-artifact': () =>
          pack(artifact('github-pages'), path.join(dir, given.path!)),
        'actions/download-artifact': () =>
          fs.copyFileSync(artifact(given.name!), path.join(dir, 'artifact.tar')),
        'actions/attest-build-provenance': () => {
          need('id-token', 'attestations');
          attest(world, path.join(dir, given['subject-path']!), occasion);
        },
        'actions/deploy-pages': () => {
          need('id-token', 'pages');
          fs.rmSync(world.served, {recursive: true});
          fs.mkdirSync(world.served);
          const name = given.artifact_name ?? 'github-pages';
          must('tar', ['-xf', artifact(name), '-C', world.served]);
          return {page_url: world.address};
        },
      };
      if (!actions[action]) {
        throw new Error(`tests/support/release/workflow.ts does not know ${action}.`);
      }
      return actions[action]() ?? {};
    };

    const runLines = async (step: Step): Promise<Texts> => {
      const output = path.join(world.work, 'output');
      fs.writeFileSync(output, '');
      const env = fillAll(step.env);
      const options = {
        cwd: dir,
        env: {
          ...{PATH: `${world.bin}:${process.env.PATH}`, HOME: world.work},
          ...{GITHUB_OUTPUT: output, GITHUB_REPOSITORY: occasion.repository},
          ...{GITHUB_SHA: occasion.sha, GITHUB_MADE_UP: world.github},
          ...{GITHUB_PERMISSIONS: JSON.stringify(permissions), ...world.env, ...env},
        },
      };
      // Not with spawnSync: the server of the published site is in this process.
      const ran = await promisify(execFile)('bash', ['-eo', 'pipefail', '-c', step.run!], options)
        .then((texts) => ({...texts, code: 0}))
        .catch((error: {stdout: string; stderr: string; code: number}) => error);
      log += ran.stdout + ran.stderr;
      const lines = fs.readFileSync(output, 'utf8').split('\n').filter(Boolean);
      if (step.id) {
        steps[step.id] = {
          outputs: Object.fromEntries(lines.map((line) => line.split('=') as [string, string])),
        };
      }
      if (ran.code !== 0) {
        throw new Error(`"${step.run}" ended with ${ran.code}.`);
      }
      return steps[step.id ?? '']?.outputs ?? {};
    };

    for (const step of job.steps) {
      if (step.id) {
        steps[step.id] ??= {outputs: {}};
      }
      if (!isMet(step.if, hasFailed)) {
        continue;
      }
      try {
        if (world.failing?.includes(`${id}: ${step.uses ?? step.run}`)) {
          throw new Error('The runner lost its network.');
        }
        const outputs = step.uses ? act(step) : await runLines(step);
        if (step.id) {
          steps[step.id] = {outputs};
        }
      } catch (error) {
        log += `${id}: ${String(error)}\n`;
        hasFailed = true;
      }
    }
    done[id] = {result: hasFailed ? 'failure' : 'success', outputs: fillAll(job.outputs)};
  }
  const results = Object.entries(done).map(([id, {result}]) => [id, result] as const);
  return {results: Object.fromEntries(results), log};
}

/** GitHub signs what a run of this occasion made. */
export function attest(world: World, file: string, occasion: Occasion): void {
  const list = path.join(world.github, 'attestations.json');
  const all = JSON.parse(fs.readFileSync(list, 'utf8')) as unknown[];
  const source = `https://github.com/${occasion.repository}`;
  all.push({
    digest: createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
    certificate: {
      buildTrigger: occasion.event,
      sourceRepositoryURI: source,
      sourceRepositoryRef: occasion.ref,
      sourceRepositoryDigest: occasion.sha,
      buildSignerURI: `${source}/.github/workflows/checks.yml@${occasion.ref}`,
      runnerEnvironment: 'github-hosted',
    },
  });
  fs.writeFileSync(list, JSON.stringify(all));
}

export const pack = (tar: string, folder: string): void =>
  void must('tar', ['-cf', tar, '-C', folder, '.']);

export function must(command: string, args: readonly string[], cwd?: string): string {
  const {status, stdout, stderr} = spawnSync(command, args, {encoding: 'utf8', ...(cwd && {cwd})});
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  }
  return stdout.trim();
}

import {run} from '../../src/site/settings-command/cli/main';
import {commandFacts} from '../../src/site/settings-command/facts';

const facts = commandFacts();

/** Runs the command for settings files in this process. */
export const commandIn =
  (folder: string) =>
  (...args: readonly string[]): {status: number; stdout: string; stderr: string} => {
    const said = {stdout: '', stderr: ''};
    const status = run(args, facts, {
      folder,
      language: 'en_US.UTF-8',
      name: 'node palworld-settings.mjs',
      write: (text) => (said.stdout += text),
      writeError: (text) => (said.stderr += text),
    });
    return {status, ...said};
  };

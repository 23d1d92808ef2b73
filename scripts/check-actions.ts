import {actionFaults, usedActions} from './lib/actions';
import {runScript} from './lib/runScript';

async function readAction(repository: string, commit: string, folder: string): Promise<string> {
  const place = `https://raw.githubusercontent.com/${repository}/${commit}/${folder && `${folder}/`}`;
  for (const name of ['action.yml', 'action.yaml']) {
    const response = await fetch(place + name);
    if (response.ok) {
      return response.text();
    }
  }
  throw new Error(`${place} has no action.yml.`);
}

runScript('check-actions', async () => {
  const seen = new Set<string>();
  const faults = await actionFaults(usedActions(), readAction, seen);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  console.log(`${seen.size} actions are named by hash and run on a Node.js that GitHub has.`);
});

import {afterAll, beforeAll, describe} from 'vitest';
import {describeJobs} from './jobs';
import {describeBuilds, describeRemote, describeSettings} from './native';
import {Prepared} from './prepared';
import {describeFirewall, describeInstallation} from './installation';
import {describeRestores} from './restores';

describe('a server on Linux to which bad things happen', () => {
  const box = new Prepared('linux');
  beforeAll(async () => {
    await box.start();
    await box.installGame();
    await box.install('linux', {update: 'auto', memory: 14_000});
    await box.succeeds('backup');
  });
  afterAll(() => box.remove());

  describeJobs(box);
  describeRestores(box);
  describeSettings(box);
  describeBuilds(box);
  describeRemote(box);
  describeFirewall(box);
  describeInstallation(box);
});

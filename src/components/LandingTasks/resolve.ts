import {landingTasks, type LandingTask} from '../LandingFacts/landing';
import {latestVersion} from '../../data/versions';
import type {FactsResolver} from '../../core/resolver';

export interface LandingTasksProps {
  readonly tasks: readonly LandingTask[];
  /** The tasks of an older version are a plain row of links. */
  readonly isCompact: boolean;
}

/** `<LandingTasks />`: what readers come for, each task a card that leads to its page. */
export const resolve: FactsResolver<LandingTasksProps> = (_, {version, locale}) => ({
  tasks: landingTasks(version, locale),
  isCompact: version !== latestVersion.id,
});

import {
  landingEditions,
  landingFacts,
  landingTasks,
  type LandingEditions,
  type LandingFact,
  type LandingTask,
} from './landing';
import type {FactsResolver} from '../../core/resolver';

export interface LandingTasksProps {
  readonly tasks: readonly LandingTask[];
  readonly editions: LandingEditions;
  readonly facts: readonly LandingFact[];
}

/**
 * `<LandingTasks />`: what readers come for, each task a card that leads to its page; the editions by
 * the builds that a server may run; the version and its platforms at a glance.
 */
export const resolve: FactsResolver<LandingTasksProps> = (_, {version, locale}) => ({
  tasks: landingTasks(version, locale),
  editions: landingEditions(version, locale),
  facts: landingFacts(version, locale),
});

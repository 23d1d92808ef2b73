import {landingFacts, type LandingFact} from './landing';
import {latestVersion} from '../../data/versions';
import type {FactsResolver} from '../../core/resolver';

export interface LandingFactsProps {
  readonly facts: readonly LandingFact[];
  /** The latest version's page has the search at hand; older ones stay small. */
  readonly hasSearch: boolean;
}

/** `<LandingFacts />`: the version and its platforms at a glance. */
export const resolve: FactsResolver<LandingFactsProps> = (_, {version, locale}) => ({
  facts: landingFacts(version, locale),
  hasSearch: version === latestVersion.id,
});

import type {FactsResolver} from '../../core/resolver';
import {versionIds} from '../../data/versions';
import {builds, buildsOf, type Edition} from '../Facts/tables/builds';
import type {FactsProps} from '../Facts/types';

export interface PublicBuildsProps {
  readonly groups: readonly {
    readonly edition: Edition;
    /** The first and the last build of the edition. */
    readonly range: string;
    /** It is the edition of the page. */
    readonly isThis: boolean;
    readonly table: FactsProps;
  }[];
}

/** `<PublicBuilds />`: every public build, folded by the edition of the guide that is for it. */
export const resolve: FactsResolver<PublicBuildsProps> = (_, context) => {
  return {
    groups: (['newer', ...versionIds] as const).flatMap((edition) => {
      const range = buildsOf(edition, context.locale);
      const isThis = edition === context.version;
      return range === undefined
        ? []
        : [{edition, range, isThis, table: builds({edition}, context)}];
    }),
  };
};

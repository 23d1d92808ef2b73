import {drawDiagram, type DrawnDiagram} from '../../lib/diagrams';
import type {Scene} from '../../lib/diagrams/canvas';
import {defer, type Deferred} from '../../plugins/facts/deferred';
import type {FactsResolver} from '../../plugins/facts/types';

/** One drawing for a wide column and one for a phone. */
export interface Drawings {
  readonly wide: Scene;
  readonly narrow: Scene;
}

export interface DiagramProps extends Pick<DrawnDiagram, 'id' | 'title' | 'sentences'> {
  readonly drawings: Deferred<Drawings>;
}

/** `<Diagram id="ports" />`: a picture, drawn for the page's version and language. */
export const resolve: FactsResolver<DiagramProps> = ({id}, {version, locale}) => {
  const {wide, narrow, ...diagram} = drawDiagram(id ?? '', version, locale);
  return {...diagram, drawings: defer({wide, narrow})};
};

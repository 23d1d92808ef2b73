import {drawDiagram, type DrawnDiagram} from '../../core/diagrams';
import {defer, type Deferred} from '../../core/deferred';
import {wordsOf} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface DiagramProps extends Pick<DrawnDiagram, 'id'> {
  /** The drawings, one for a wide column and one for a phone, and the words. */
  readonly content: Deferred<Omit<DrawnDiagram, 'id'>>;
}

/** `<Diagram id="ports" />`: a picture, drawn for the page's version and language. */
export const resolve: FactsResolver<DiagramProps> = (attributes, {version, locale}) => {
  const {id, ...content} = drawDiagram(attributes.id ?? '', version, wordsOf(locale).diagrams);
  return {id, content: defer(content)};
};

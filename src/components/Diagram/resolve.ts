import {drawDiagram, type DrawnDiagram} from '../../core/diagrams';
import {wordsOf} from '../../words';
import type {FactsResolver} from '../../core/resolver';

/** `<Diagram id="ports" />`: a picture, drawn for the page's version and language. */
export const resolve: FactsResolver<DrawnDiagram> = ({id = ''}, {version, locale}) =>
  drawDiagram(id, version, wordsOf(locale).diagrams);

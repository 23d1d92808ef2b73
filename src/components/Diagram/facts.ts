import {drawDiagram, type DrawnDiagram} from '../../lib/diagrams';
import type {FactsResolver} from '../../plugins/facts/types';

/** `<Diagram id="ports" />`: a picture, drawn for the page's version and language. */
export const resolve: FactsResolver<DrawnDiagram> = ({id}, {version, locale}) =>
  drawDiagram(id ?? '', version, locale);

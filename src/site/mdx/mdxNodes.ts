/** Parts of a page that are code: what MDX compiles is the tree; the text beside it is for people. */
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {valueToEstree} from 'estree-util-value-to-estree';

export type Expression = ReturnType<typeof valueToEstree>;

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

const programOf = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body: [statement],
});

/** A statement of the page's module: an import or an export. */
export function moduleStatement(value: string, statement: Program['body'][number]): MdxjsEsm {
  return {type: 'mdxjsEsm', value, data: {estree: programOf(statement)}};
}

/** `name={expression}` */
export function expressionAttribute(
  name: string,
  value: string,
  expression: Expression,
): MdxJsxAttribute {
  const estree = programOf({type: 'ExpressionStatement', expression});
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value, data: {estree}},
  };
}

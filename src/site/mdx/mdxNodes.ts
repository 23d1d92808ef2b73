import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {valueToEstree} from 'estree-util-value-to-estree';

export type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

const programOf = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body: [statement],
});

export function importOf(name: string, module: string): MdxjsEsm {
  const estree = programOf({
    type: 'ImportDeclaration',
    attributes: [],
    source: {type: 'Literal', value: module},
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
  });
  return {type: 'mdxjsEsm', value: `import ${name} from '${module}'`, data: {estree}};
}

/** Writes props as `name="text"`, or as `name={expression}`. */
export function attributesOf(props: object, toEstree: typeof valueToEstree): MdxJsxAttribute[] {
  const plain = JSON.parse(JSON.stringify(props)) as object;
  return Object.entries(plain).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') {
      return {type: 'mdxJsxAttribute', name, value};
    }
    const estree = programOf({type: 'ExpressionStatement', expression: toEstree(value)});
    const text = JSON.stringify(value);
    return {
      type: 'mdxJsxAttribute',
      name,
      value: {type: 'mdxJsxAttributeValueExpression', value: text, data: {estree}},
    };
  });
}

/** Changes the texts (HTML) of Docusaurus' `export const toc`. */
export function changeContents({body}: Program, change: (html: string) => string): void {
  for (const statement of body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : [];
    const contents = declared.flatMap(({id, init}) =>
      id.type === 'Identifier' && id.name === 'toc' && init?.type === 'ArrayExpression'
        ? init.elements
        : [],
    );
    for (const entry of contents) {
      for (const property of entry?.type === 'ObjectExpression' ? entry.properties : []) {
        if (
          property.type === 'Property' &&
          property.key.type === 'Literal' &&
          property.key.value === 'value' &&
          property.value.type === 'Literal' &&
          typeof property.value.value === 'string'
        ) {
          property.value = {type: 'Literal', value: change(property.value.value)};
        }
      }
    }
  }
}

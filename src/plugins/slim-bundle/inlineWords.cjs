// @ts-check
/**
 * A loader: puts the words of the language being built where the code asks for them.
 *
 * Docusaurus keeps all words of a language in one list, which every page loads. Here each
 * `translate({id, message, description})` becomes `translate({message})` with the words themselves,
 * and each `<Translate id description>` keeps only its text, so that words travel with the code that
 * shows them. (A loader runs outside the TypeScript loader of the build: hence plain JavaScript.)
 */
const fs = require('node:fs');
const ts = require('typescript');

/**
 * @param {string} code
 * @param {string} file for messages
 * @param {Readonly<Record<string, string>>} words
 * @returns {string} the code with the words in it
 */
function inlineWords(code, file, words) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {{start: number, end: number, text: string}[]} */
  const edits = [];

  /** @param {string} what @param {ts.Node} node @returns {never} */
  const fail = (what, node) => {
    const {line} = source.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(
      `${file}, line ${line + 1}: ${what} The build must know the id and the message of each text: write both as plain strings.`,
    );
  };
  /** @param {ts.Node | undefined} node @returns {string | undefined} */
  const textOf = (node) => {
    if (node && ts.isJsxExpression(node)) {
      return textOf(node.expression);
    }
    return node && ts.isStringLiteralLike(node) ? node.text : undefined;
  };
  /** @param {string | undefined} id @param {string | undefined} message @param {ts.Node} node */
  const inLanguage = (id, message, node) =>
    JSON.stringify(
      words[id ?? message ?? ''] ?? message ?? id ?? fail('No id and no message.', node),
    );

  /** @param {ts.CallExpression} call */
  const inlineCall = (call) => {
    const [given] = call.arguments;
    if (!given || !ts.isObjectLiteralExpression(given)) {
      return fail('translate() is called with something else than an object.', call);
    }
    /** @type {Record<string, string>} */
    const texts = {};
    for (const property of given.properties) {
      const text = ts.isPropertyAssignment(property) ? textOf(property.initializer) : undefined;
      texts[property.name?.getText() ?? ''] = text ?? fail('A part is no plain string.', property);
    }
    edits.push({
      start: given.getStart(),
      end: given.end,
      text: `{message: ${inLanguage(texts.id, texts.message, call)}}`,
    });
  };

  /**
   * Takes id and description out of the attributes and returns the id.
   * @param {ts.JsxOpeningLikeElement} element
   */
  const takeId = (element) => {
    /** @type {string | undefined} */
    let id;
    for (const attribute of element.attributes.properties) {
      const name = attribute.name?.getText();
      if (ts.isJsxAttribute(attribute) && (name === 'id' || name === 'description')) {
        const text = textOf(attribute.initializer) ?? fail(`${name} is no plain string.`, element);
        id = name === 'id' ? text : id;
        edits.push({start: attribute.getStart(), end: attribute.end, text: ''});
      }
    }
    return id;
  };

  /** @param {ts.JsxElement} element */
  const inlineElement = (element) => {
    const {openingElement, closingElement, children} = element;
    const id = takeId(openingElement);
    const message = children
      .map((child) =>
        ts.isJsxText(child)
          ? child.text.trim().replace(/\s*\n\s*/g, ' ')
          : (textOf(child) ?? fail('The text of <Translate> is no plain string.', child)),
      )
      .join('');
    edits.push({
      start: openingElement.end,
      end: closingElement.getStart(),
      text: `{${inLanguage(id, message || undefined, element)}}`,
    });
  };

  /** @param {ts.JsxSelfClosingElement} element */
  const inlineEmptyElement = (element) => {
    const id = takeId(element) ?? fail('<Translate> has no id and no text.', element);
    edits.push({
      start: element.end - '/>'.length,
      end: element.end,
      text: `>{${inLanguage(id, undefined, element)}}</Translate>`,
    });
  };

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
      inlineCall(node);
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      inlineElement(node);
    } else if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Translate') {
      inlineEmptyElement(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/**
 * @this {{addDependency(file: string): void, resourcePath: string, getOptions(): {file: string}}}
 * @param {string} code
 */
function loader(code) {
  const {file} = this.getOptions();
  this.addDependency(file);
  return code.includes('@docusaurus/Translate')
    ? inlineWords(code, this.resourcePath, JSON.parse(fs.readFileSync(file, 'utf8')))
    : code;
}

module.exports = loader;
module.exports.inlineWords = inlineWords;

/**
 * The table of contents knows the headings of the Markdown only. For those that a component writes,
 * `remarkFacts` puts headings behind the component; Docusaurus' own plugin lists them, and then they
 * are taken out again.
 */
import type {Heading, Parent, Root, RootContent} from 'mdast';
import type {EntryOfContents} from '../../core/resolver';

const listedOnly = new WeakSet<RootContent>();

export function headingsForContents(entries: readonly EntryOfContents[]): Heading[] {
  return entries.map(({id, text, isCode}) => {
    const heading: Heading = {
      type: 'heading',
      depth: 3,
      // The id is the component's: `hProperties` keeps Docusaurus from making another.
      data: {hProperties: {id}},
      children: [{type: isCode ? 'inlineCode' : 'text', value: text}],
    };
    listedOnly.add(heading);
    return heading;
  });
}

/** Runs after Docusaurus' plugin for the table of contents. */
export const remarkContents = () => (root: Root) => remove(root);

function remove(parent: Parent): void {
  parent.children = parent.children.filter((node) => !listedOnly.has(node));
  for (const child of parent.children) {
    if ('children' in child) {
      remove(child);
    }
  }
}

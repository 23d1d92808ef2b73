import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@site/src/components/CodeBlock';
import type {resolve} from './resolve';

/** Shows an install command or archives. */
export default function ServerArchive(props: ReturnType<typeof resolve>): ReactNode {
  if (props.block) {
    return <CodeBlock {...props.block} />;
  }
  const {words, archives, generator} = props;
  return (
    <p>
      {words.lead}{' '}
      {archives.map(({href, name, to}, at) => (
        <span key={href}>
          {at > 0 && words.separator}
          <strong>{name}</strong> (<a href={href}>{words.archive}</a>,{' '}
          <Link to={to}>{words.command}</Link>)
        </span>
      ))}
      {words.end} <Link to={generator}>{words.generator}</Link>
      {words.last}
    </p>
  );
}

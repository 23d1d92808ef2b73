import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@site/src/components/CodeBlock';
import type {resolve} from './resolve';

export default function ServerArchive(props: ReturnType<typeof resolve>): ReactNode {
  if (props.block) {
    return <CodeBlock {...props.block} />;
  }
  const {words, archives, generator} = props;
  return (
    <p>
      {words.lead}
      {words.space}
      {archives.map(({href, name, to}, at) => (
        <span key={href}>
          {at > 0 && words.separator}
          <strong>{name}</strong>
          {words.open}
          <a href={href}>{words.archive}</a>
          {words.separator}
          <Link to={to}>{words.command}</Link>
          {words.close}
        </span>
      ))}
      {words.end}
      {words.space}
      <Link to={generator}>{words.generator}</Link>
      {words.last}
    </p>
  );
}

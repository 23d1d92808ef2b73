import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import EntryHeading from '@site/src/components/EntryHeading';
import type {GuideChangesProps} from './resolve';

/** What changed in this guide, by day: the list that the feeds carry, too. */
export default function GuideChanges({days}: GuideChangesProps): ReactNode {
  return days.map(({day, text, entries}) => (
    // The pages that changed answer questions; the list of changes would only be beside them.
    <section key={day} data-search="skip">
      <EntryHeading as="h3" id={`day-${day}`}>
        <time dateTime={day}>{text}</time>
      </EntryHeading>
      <dl>
        {entries.map(({id, title, text: said, path, source}) => (
          <div key={id}>
            <dt>
              {/* A preview may hold only some versions; tests/site checks the links of the whole site. */}
              <Link to={path} data-noBrokenLinkCheck>
                {title}
              </Link>
            </dt>
            <dd>{source?.url === undefined ? said : <Said text={said} source={source} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** The text of a correction, its source as a link. */
function Said({
  text,
  source: {name, url},
}: {
  readonly text: string;
  readonly source: {readonly name: string; readonly url?: string};
}): ReactNode {
  const at = text.indexOf(name);
  return (
    <>
      {text.slice(0, at)}
      <a href={url} rel="noopener">
        {name}
      </a>
      {text.slice(at + name.length)}
    </>
  );
}

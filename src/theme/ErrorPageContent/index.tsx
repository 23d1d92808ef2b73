import {useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ErrorBoundaryTryAgainButton, PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';

function messagesOf(error: Error): readonly string[] {
  const messages: string[] = [];
  let cause: unknown = error;
  // An error can be its own cause, so the list has a limit.
  while (cause instanceof Error && messages.length < 10) {
    messages.push(cause.message);
    ({cause} = cause);
  }
  return messages;
}

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  const home = useBaseUrl('/');
  // Without this, the error boundary around the pages would keep the error on the next page.
  useEffect(() => {
    if (pathname !== crashedAt.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);

  const title = translate({id: 'theme.ErrorPageContent.title'});
  return (
    <main className="container margin-vert--xl">
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <p>
        <Translate id="theme.ErrorPageContent.hint" />
      </p>
      <p>
        <ErrorBoundaryTryAgainButton
          onClick={tryAgain}
          className="guide-button guide-button--primary"
        />{' '}
        <a className="guide-button" href={pathname}>
          <Translate id="theme.ErrorPageContent.reload" />
        </a>{' '}
        <a className="guide-button" href={home}>
          <Translate id="theme.ErrorPageContent.home" />
        </a>
      </p>
      <h2>
        <Translate id="theme.ErrorPageContent.messages" />
      </h2>
      <ol lang="en">
        {messagesOf(error).map((message, index) => (
          <li key={index}>{message}</li>
        ))}
      </ol>
    </main>
  );
}

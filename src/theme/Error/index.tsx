import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import ThemeProvider from '@theme/ThemeProvider';
import type {Props} from '@theme/Error';

/** The layout asks for the page's plugin, and a crash has none (facebook/docusaurus#9852). */
const NO_PLUGIN = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

/** The site's frame has failed, so the layout needs the theme's provider again. */
export default function ErrorOfTheSite(props: Props): ReactNode {
  return (
    <ThemeProvider>
      <RouteContextProvider value={NO_PLUGIN}>
        <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
          <Layout>
            <ErrorPageContent {...props} />
          </Layout>
        </ErrorBoundary>
      </RouteContextProvider>
    </ThemeProvider>
  );
}

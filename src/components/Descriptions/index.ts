import {createContext} from 'react';

/** What pages say about themselves, by their ids. */
export type Descriptions = Readonly<Record<string, string>>;

/** Those of the pages that the page of a category lists (src/site/docs-plugin). */
export const DescriptionsContext = createContext<Descriptions>({});

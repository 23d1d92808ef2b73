import {createContext} from 'react';

/** What pages say about themselves, by their ids. */
export type Descriptions = Readonly<Record<string, string>>;

/** For pages of categories (src/site/docs-plugin). */
export const DescriptionsContext = createContext<Descriptions>({});

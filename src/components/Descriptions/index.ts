import {createContext} from 'react';

export type Descriptions = Readonly<Record<string, string>>;

/** Pages of categories read this (src/site/docs-plugin). */
export const DescriptionsContext = createContext<Descriptions>({});

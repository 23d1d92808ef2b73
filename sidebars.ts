import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {docsVersion} from './src/data/versions';
import {sidebarFor} from './src/config/sidebar/sidebar';

// The sidebars of older versions are in versioned_sidebars/, written by `npm run sync`.
export default {defaultSidebar: sidebarFor(docsVersion)} satisfies SidebarsConfig;

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {docsVersion} from './src/data/versions';
import {sidebarFor} from './src/config/sidebar/sidebar';

export default {defaultSidebar: sidebarFor(docsVersion)} satisfies SidebarsConfig;

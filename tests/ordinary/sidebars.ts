import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  main: [
    'home',
    'one',
    {
      type: 'category',
      label: 'Cards',
      link: {type: 'doc', id: 'cards'},
      items: ['group/two', 'group/three'],
    },
    {
      type: 'category',
      label: 'Index',
      link: {type: 'generated-index', slug: '/index-of-group'},
      items: ['odd', 'unlisted', 'draft'],
    },
  ],
} satisfies SidebarsConfig;

/**
 * The docs plugin gives every page 4 KB of titles and descriptions, which only categories need
 * (src/theme/DocCardList).
 */
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import * as contentDocs from '@docusaurus/plugin-content-docs';
import type {
  Options,
  PropCategoryGeneratedIndex,
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {Descriptions} from '../../components/Descriptions';
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';

const {default: createPlugin, validateOptions} = contentDocs as unknown as {
  readonly default: PluginModule;
  readonly validateOptions: NonNullable<PluginModule['validateOptions']>;
};
export {validateOptions};

type Props = {
  readonly version?: PropVersionMetadata;
  readonly categoryGeneratedIndex?: PropCategoryGeneratedIndex;
} & RouteConfig['props'];

const itemsOf = (items: readonly PropSidebarItem[], href: string): readonly PropSidebarItem[] =>
  items.flatMap((item) =>
    item.type !== 'category' ? [] : item.href === href ? item.items : itemsOf(item.items, href),
  );

function lighter(
  route: RouteConfig,
  words: Descriptions,
  version?: PropVersionMetadata,
): RouteConfig {
  const props = route.props as Props | undefined;
  const own = props?.version ?? version;
  const routes = route.routes && {routes: route.routes.map((each) => lighter(each, words, own))};
  if (props?.version) {
    return {...route, ...routes, props: {...props, version: {...props.version, docs: {}}}};
  }
  const category = props?.categoryGeneratedIndex;
  if (!category || !own) {
    return {...route, ...routes};
  }
  const sidebars = Object.values(own.docsSidebars).flat();
  const descriptions: Descriptions = Object.fromEntries(
    itemsOf(sidebars, category.permalink).flatMap((item) => {
      const page = item.type === 'category' ? item.items[0] : item;
      const doc = page?.type === 'link' && page.docId ? own.docs[page.docId] : undefined;
      const text = doc && (words[doc.id] ?? doc.description);
      return text ? [[doc.id, text]] : [];
    }),
  );
  return {...route, props: {...props, categoryGeneratedIndex: {...category, descriptions}}};
}

/** Wraps Docusaurus' docs plugin, and removes what pages don't need from its routes. */
export default async function docsPlugin(context: LoadContext, options: Options): Promise<Plugin> {
  const plugin = (await createPlugin(context, options)) as Plugin;
  const {pages} = wordsOf(context.i18n.currentLocale as Locale);
  return {
    ...plugin,
    contentLoaded: async ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => actions.addRoute(lighter(route, pages))},
      }),
  };
}

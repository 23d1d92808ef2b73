/**
 * Stands in for the package tslib in the browser, with what @docusaurus/utils-common calls of it (the
 * test beside checks that). The whole package is 18 KB.
 */
type Module = Record<string, unknown> & {__esModule?: boolean};

export const __importDefault = (module: Module): Module =>
  module?.__esModule ? module : {default: module};

import eslint from '@eslint/js';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Each layer of `src` imports only from those below it (README.md). */
const layers = ['data', 'words', 'core', 'browser', 'components', 'theme', 'site', 'config'];
/** These layers get words in props, because `src/words` reads files. */
const runsInBrowser = ['core', 'browser', 'theme'];
const wordsRule = {
  regex: '^(?:\\.\\./)+words(?:/|$)|^@site/src/words(?:/|$)',
  allowTypeImports: true,
  message:
    'The words are read while the site is built: take them as a parameter, or use translate().',
};
const resolveRule = {
  regex: '/resolve$',
  allowTypeImports: true,
  message:
    'resolve.ts runs while the site is built: take its types, and its results from the props.',
};
const patternsOf = (layer) => {
  const above = layers.slice(layers.indexOf(layer) + 1);
  return [
    {
      regex: `^(?:\\./)?(?:\\.\\./)+(?:src/)?(?:${above.join('|')})(?:/|$)|^@site/src/(?:${above.join('|')})(?:/|$)`,
      message: `src/${layer} is below src/${above.join(', src/')} and imports nothing from there.`,
    },
  ];
};
const restrict = (layer, ...further) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {patterns: [...patternsOf(layer), ...further]},
  ],
  // The rule above doesn't see `import()`, so these selectors forbid it.
  'no-restricted-syntax': [
    'error',
    ...patternsOf(layer).map(({regex, message}) => ({
      selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
      message,
    })),
  ],
});
const layerRules = [
  ...layers
    .slice(0, -1)
    .flatMap((layer) => [
      {files: [`src/${layer}/**/*.{ts,tsx}`], rules: restrict(layer)},
      {
        files: runsInBrowser.includes(layer) ? [`src/${layer}/**/*.{ts,tsx}`] : [],
        ignores: ['**/*.test.ts'],
        rules: restrict(layer, wordsRule),
      },
    ])
    .filter(({files}) => files.length > 0),
  {
    files: ['src/components/**/*.tsx'],
    rules: restrict('components', wordsRule, resolveRule),
  },
];

export default tseslint.config(
  {
    ignores: [
      'build*/',
      '.docusaurus/',
      'node_modules/',
      'bench/',
      'packages/*/*.mjs',
      'test-results/',
      'playwright-report/',
    ],
  },
  eslint.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // With "void", a rejected promise would be lost without a message.
      '@typescript-eslint/no-floating-promises': ['error', {ignoreVoid: false}],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: {react},
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    settings: {react: {version: 'detect'}},
    rules: {
      'react/jsx-key': 'error',
      // A group that scrolls sideways needs tabindex, so that readers can scroll it by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: [], roles: ['tabpanel', 'group']}],
      'react/no-danger': 'error',
      'react/forbid-dom-props': ['error', {forbid: ['style']}],
    },
  },
  ...layerRules,
  // The code checks whether the browser has these features before it uses them.
  {
    files: ['src/{browser,components,core,theme}/**/*.{ts,tsx,js}', 'static/js/*.js'],
    ignores: ['**/*.test.ts', '**/resolve.ts'],
    extends: [compat.configs['flat/recommended']],
    settings: {polyfills: ['trustedTypes']},
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        module: 'writable',
        require: 'readonly',
        document: 'readonly',
        location: 'readonly',
        localStorage: 'readonly',
        sessionStorage: 'readonly',
        performance: 'readonly',
        fetch: 'readonly',
        getComputedStyle: 'readonly',
        navigator: 'readonly',
        Element: 'readonly',
        MutationObserver: 'readonly',
        addEventListener: 'readonly',
        setTimeout: 'readonly',
        window: 'readonly',
        URL: 'readonly',
        globalThis: 'readonly',
        self: 'readonly',
        process: 'readonly',
        console: 'readonly',
      },
    },
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      // Old browsers can't parse `catch {}`, and would then not run the scripts at the start of a
      // page.
      '@typescript-eslint/no-unused-vars': ['error', {caughtErrors: 'none'}],
    },
  },
);

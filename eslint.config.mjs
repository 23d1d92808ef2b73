import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build*/',
      '.docusaurus/',
      'node_modules/',
      'bench/.work/',
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
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
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
      'react/no-danger': 'error',
      'react/forbid-dom-props': ['error', {forbid: ['style']}],
    },
  },
  // Plain scripts without types: the bundler's loader, the language script, this file.
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
        navigator: 'readonly',
        Element: 'readonly',
        MutationObserver: 'readonly',
        addEventListener: 'readonly',
        setTimeout: 'readonly',
        window: 'readonly',
        URL: 'readonly',
        globalThis: 'readonly',
        process: 'readonly',
        console: 'readonly',
      },
    },
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);

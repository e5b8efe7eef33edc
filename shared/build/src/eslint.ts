/** ESLint presets: what holds for all code of the site, and what holds for remotes. */
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { physicalProperties, sidedValues } from './physical-properties.ts';

type Configs = ReturnType<typeof tseslint.config>;

/** Modules that may not be imported, as patterns, with what to do instead. */
export const pattern = (group: string[], message: string) => ({ group, message });

export const sharedOnlyThroughEntryPoints = pattern(
  ['@clinic/*/src/**', '@clinic/*/dist/**', '**/shared/*/src/**'],
  'Import an entry point of the package (see exports in its package.json).',
);
const libraries = pattern(
  [
    '@mui/*',
    '@emotion/*',
    'i18next',
    'react-i18next',
    'react-router',
    'react-router-dom',
    'zustand',
    'zustand/*',
    'zod',
    'zod/*',
    'react-dom',
    'react-dom/*',
  ],
  'A remote carries no library of its own: import the entry point of @clinic/kit that has it.',
);
const otherRemotes = pattern(
  ['mfe-*', 'host', 'host/*', '@clinic/api', '@clinic/api/*', '@clinic/releases', '@clinic/releases/*'],
  'Remotes meet at run time: link with paths, speak over the event bus, or fill a slot.',
);

const sidedNames = {
  selector: `Property[key.name=/^(left|right|${[...physicalProperties.keys()].join('|')})$/], Property[key.name=/^(${[...sidedValues].join('|')})$/][value.value=/^(left|right)$/]`,
  message: 'Say start and end, never left and right: the page is read in both directions.',
};

/**
 * What holds for all code.
 * @param root folder of the `tsconfig.json`
 * @param hooks files with React hooks beside `.tsx`
 */
export function everywhere(root: string, hooks: readonly string[] = []): Configs {
  return tseslint.config(
    { ignores: ['**/dist/', '**/node_modules/', 'var/', '.cache/', 'test-results/', 'playwright-report/'] },
    js.configs.recommended,
    ...tseslint.configs.recommendedTypeChecked,
    {
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
      linterOptions: { reportUnusedDisableDirectives: 'error' },
      rules: {
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/consistent-type-imports': 'error',
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
        '@typescript-eslint/require-await': 'off',
        '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        // React Router's way to leave a loader is to throw a response.
        '@typescript-eslint/only-throw-error': [
          'error',
          { allow: [{ from: 'lib', name: 'Response' }], allowThrowingUnknown: true, allowThrowingAny: false },
        ],
        eqeqeq: ['error', 'always', { null: 'ignore' }],
      },
    },
    {
      files: ['**/*.mjs', '**/*.cjs'],
      extends: [tseslint.configs.disableTypeChecked],
      languageOptions: { globals: globals.node, parserOptions: { projectService: false } },
    },
    { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
    {
      files: ['**/*.tsx', ...hooks],
      plugins: { 'react-hooks': reactHooks },
      rules: reactHooks.configs.recommended.rules,
    },
    { files: ['**/*.ts', '**/*.tsx'], rules: { 'no-restricted-syntax': ['error', sidedNames] } },
    {
      // Jest's matchers such as expect.any() are typed as any by their nature, and its mocks are functions without a this.
      files: ['**/*.test.{ts,tsx}'],
      rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/unbound-method': 'off' },
    },
  );
}

/** What holds for the sources of remotes. @param sources their folders, as patterns */
export function remotes(sources: readonly string[]): Configs {
  return tseslint.config(
    {
      // A loader that tolerates a failure says so: nobody can tell an empty list from one that could not be had.
      files: sources.map((folder) => `${folder}/**/*.data.ts`),
      rules: {
        'no-restricted-syntax': [
          'error',
          sidedNames,
          {
            selector:
              'CallExpression[callee.property.name="catch"], CallExpression[callee.property.name="then"][arguments.length=2]',
            message: 'Load what the page can do without with orUnavailable of @clinic/kit/http.',
          },
        ],
      },
    },
    {
      files: sources.map((folder) => `${folder}/**/*.{ts,tsx}`),
      rules: {
        'no-restricted-imports': ['error', { patterns: [libraries, sharedOnlyThroughEntryPoints, otherRemotes] }],
      },
    },
  );
}

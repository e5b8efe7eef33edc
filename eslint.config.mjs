import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { physicalProperties, sidedValues } from './releases/src/checks/physical-properties.ts';

/** Who may import whom, as patterns with what to do instead (docs/architecture.md has the whole table). */
const pattern = (group, message) => ({ group, message });
const sharedOnlyThroughEntryPoints = pattern(
  ['@clinic/*/src/**', '**/shared/*/src/**'],
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

const noRemoteNorApi = pattern(
  ['mfe-*', '@clinic/api', '@clinic/api/*'],
  'The host knows no remote and no API module: it reads descriptors and calls over HTTP.',
);
const noBrowserHalf = {
  regex: '^(\\.\\./)+((shell|updates|insight|offline)/|entry/(?!server))',
  message: 'The server knows the renderer (entry/server.ts) alone: what both halves say is in @clinic/contracts/host.',
};
const noKit = pattern(
  ['@clinic/kit', '@clinic/kit/*'],
  'The kit is for screens: the server uses contracts, and @clinic/node for what it is as a process.',
);
const noBuild = pattern(['@clinic/build', '@clinic/build/*'], 'Only the development server (dev/) builds.');

const sidedNames = {
  selector: `Property[key.name=/^(left|right|${[...physicalProperties.keys()].join('|')})$/], Property[key.name=/^(${[...sidedValues].join('|')})$/][value.value=/^(left|right)$/]`,
  message: 'Say start and end, never left and right: the page is read in both directions.',
};

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', 'var/', '.cache/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
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
    files: ['**/*.tsx', 'shared/kit/src/**/*.ts', 'host/{shell,updates,insight,offline}/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', sidedNames],
    },
  },
  {
    // A loader that tolerates a failure says so: nobody can tell an empty list from one that could not be had.
    files: ['mfe-*/src/**/*.data.ts'],
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
    // Jest's matchers such as expect.any() are typed as any by their nature, and its mocks are functions without a this.
    files: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}', 'releases/src/cli/new/template/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [libraries, sharedOnlyThroughEntryPoints, otherRemotes] }],
    },
  },
  {
    files: ['host/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [sharedOnlyThroughEntryPoints, noRemoteNorApi] }] },
  },
  {
    files: ['host/server/**/*.ts'],
    ignores: ['host/server/dev/**', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [sharedOnlyThroughEntryPoints, noRemoteNorApi, noBrowserHalf, noKit, noBuild] },
      ],
    },
  },
  {
    files: ['host/server/dev/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [sharedOnlyThroughEntryPoints, noRemoteNorApi, noBrowserHalf, noKit] },
      ],
    },
  },
  {
    files: ['shared/contracts/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!zod/mini$|\\.{1,2}/)', message: 'Contracts import zod and nothing else.' }] },
      ],
    },
  },
  {
    files: ['shared/client/src/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!openapi-fetch$|\\./)',
              message: 'The client is for others: it brings nothing of this repository.',
            },
          ],
        },
      ],
    },
  },
  {
    // Generated: what has no schema is written as unknown, as often as the document has it.
    files: ['shared/client/src/schema.ts'],
    rules: {
      '@typescript-eslint/no-duplicate-type-constituents': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
    },
  },
  {
    files: ['shared/contracts/src/{account,booking,content,qa}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!@clinic/contracts$|\\./)',
              message: 'These are packed into a remote: what they need comes from the shared contracts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['api/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            pattern(
              ['@clinic/kit', '@clinic/kit/*', '@clinic/build/*'],
              'The API shares contracts with the front end, and with the host server what both are as processes.',
            ),
            pattern(
              ['../*/repo.ts', '../../modules/*/repo.ts'],
              'A module keeps its repository to itself: call the other module through what it offers.',
            ),
          ],
        },
      ],
    },
  },
  {
    files: ['releases/**/*.ts'],
    ignores: ['releases/src/cli/new/template/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            pattern(
              ['@clinic/kit', '@clinic/kit/*'],
              'The release tools know contracts and builds; screens are no matter of theirs.',
            ),
          ],
        },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            pattern(
              ['host', 'mfe-*', '@clinic/api', '@clinic/releases'],
              'Journeys know the site from outside: the browser and HTTP.',
            ),
          ],
        },
      ],
    },
  },
);

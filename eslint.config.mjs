import tseslint from 'typescript-eslint';
import { everywhere, pattern, remotes, sharedOnlyThroughEntryPoints } from './shared/build/src/eslint.ts';

// Who may import whom, beside what holds for remotes (docs/architecture.md has the whole table).
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

export default tseslint.config(
  ...everywhere(import.meta.dirname, ['shared/kit/src/**/*.ts', 'host/{shell,updates,insight,offline}/**/*.ts']),
  ...remotes(['mfe-*/src', 'releases/src/cli/new/template/src']),
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

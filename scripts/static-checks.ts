import { journeysStore, namedStore } from './processes.ts';

/** A command that passes or fails as a whole. */
export interface Check {
  title: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** Lint with types holds the types of the whole repository: more than the 4 GB that Node gives a heap by itself. */
const lintHeap = '--max-old-space-size=6144';

/** Room for young objects, in MB: types and lint make so many that collecting them takes a tenth of the time and more. */
const youngHeap = '--max-semi-space-size=128';

const lint: Check = {
  title: 'Lint',
  args: [lintHeap, youngHeap, 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
};
const types: Check = { title: 'Types', args: [youngHeap, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] };
const format: Check = {
  title: 'Formatting',
  args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
};

/**
 * What `npm test` does beside its tests. Each check uses one core: the slowest runs beside the others, which follow each
 * other, and beside the first tests, which begin when the others have ended. The site that the journeys look at is built
 * meanwhile, as they would wait for it; with a store that is named nothing is built.
 */
export function staticChecks(env: NodeJS.ProcessEnv): { slowest: Check; others: readonly Check[] } {
  const build: Check = {
    title: 'Build',
    args: ['releases/src/main.ts', 'start-local'],
    env: { ...env, ...journeysStore },
  };
  return { slowest: lint, others: [types, format, ...(namedStore(env) === undefined ? [build] : [])] };
}

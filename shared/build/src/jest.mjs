/**
 * Jest presets: one per kind of code. Sources are compiled by SWC; packages that ship only ES modules are required as
 * such, for which Node needs `--experimental-vm-modules` (the `test:unit` script sets it).
 */
import path from 'node:path';

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
      },
      module: { type: 'commonjs' },
    },
  ],
};

function project(name, folder) {
  return {
    displayName: name,
    rootDir: folder,
    transform,
    transformIgnorePatterns: ['/node_modules/'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist'],
    watchPathIgnorePatterns: ['/dist/', '/var/'],
  };
}

/** Code of servers and of the command line. */
export function nodeProject(name, folder) {
  return {
    ...project(name, folder),
    testEnvironment: 'node',
    testMatch: ['<rootDir>/**/*.test.ts'],
    setupFilesAfterEnv: [setup('console')],
  };
}

/**
 * Code of the browser: DOM with the platform's own fetch, and nothing unexpected on the console.
 * @param sources folders of the package that hold its sources and tests
 */
export function browserProject(name, folder, sources = ['src']) {
  return {
    ...project(name, folder),
    testEnvironment: 'jest-fixed-jsdom',
    testMatch: sources.map((source) => `<rootDir>/${source}/**/*.test.{ts,tsx}`),
    setupFilesAfterEnv: [setup('console'), setup('browser')],
  };
}

const setup = (name) => path.join(import.meta.dirname, `jest-setup-${name}.ts`);

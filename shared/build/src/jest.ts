/**
 * Jest presets: one per kind of code. Sources are compiled by SWC; packages that ship only ES modules are required as
 * such, for which Node needs `--experimental-vm-modules` (the `test:unit` script sets it).
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'commonjs' },
    },
  ],
};

function project(name: string, folder: string) {
  return {
    displayName: name,
    rootDir: folder,
    transform,
    // Installed packages of the site are compiled with the sources: each module exists once.
    transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm/)?@clinic[+/])'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist'],
    watchPathIgnorePatterns: ['/dist/', '/var/'],
  };
}

/** Code of servers and of the command line. */
export function nodeProject(name: string, folder: string) {
  return {
    ...project(name, folder),
    testEnvironment: ownFile('jest-environment-node'),
    testMatch: ['<rootDir>/**/*.test.ts'],
    setupFilesAfterEnv: [ownFile('jest-setup-console')],
  };
}

/**
 * Code of the browser: DOM with the platform's own fetch, and nothing unexpected on the console.
 * @param sources folders of the package that hold its sources and tests
 */
export function browserProject(name: string, folder: string, sources: readonly string[] = ['src']) {
  return {
    ...project(name, folder),
    testEnvironment: ownFile('jest-environment-browser'),
    testMatch: sources.map((source) => `<rootDir>/${source}/**/*.test.{ts,tsx}`),
    setupFilesAfterEnv: [ownFile('jest-setup-console'), ownFile('jest-setup-browser')],
  };
}

const ownFile = (name: string) => path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`);

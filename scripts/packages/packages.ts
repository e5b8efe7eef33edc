import path from 'node:path';

/** A package that teams install, made from a folder of this repository. */
export interface TeamPackage {
  /** Its name for those who install it. */
  name: string;
  /** Folder, from the root of the repository. */
  folder: string;
  /** What it is started by in a shell, which runs its `bin`; null for one that is only imported. */
  command: string | null;
  /** Entry points that are given away, of those in its `package.json`. */
  entryPoints: 'all' | readonly string[];
  /** Sources that no import names: scripts of processes, workers and pages. */
  alsoCompiled: readonly string[];
  /** Files and folders that go along as they are. */
  asTheyAre: readonly string[];
  /** Packages that its files name without importing them. */
  alsoNeeds: readonly string[];
  /** Packages that whoever installs it brings, so that there is one copy of each. */
  peers: readonly string[];
}

const nothing = { command: null, alsoCompiled: [], asTheyAre: [], alsoNeeds: [], peers: [] } as const;

/** Every package for teams; each comes after what it needs. */
export const teamPackages: readonly TeamPackage[] = [
  { ...nothing, name: '@clinic/contracts', folder: 'shared/contracts', entryPoints: 'all' },
  {
    ...nothing,
    name: '@clinic/kit',
    folder: 'shared/kit',
    entryPoints: 'all',
    alsoNeeds: ['@types/react', 'react-dom', 'stylis'],
  },
  {
    ...nothing,
    name: '@clinic/build',
    folder: 'shared/build',
    entryPoints: [
      './webpack',
      './inputs',
      './jest',
      './eslint',
      './tsconfig.json',
      './browser',
      './dev-against',
      './repository',
      './physical-properties',
      './package.json',
    ],
    alsoCompiled: [
      'src/jest-environment-browser.ts',
      'src/jest-environment-node.ts',
      'src/jest-setup-browser.ts',
      'src/jest-setup-console.ts',
      'src/dev/against/main.ts',
      'src/dev/against/page.ts',
    ],
    asTheyAre: ['src/locale-loader.cjs', 'tsconfig.json'],
    alsoNeeds: [
      '@clinic/kit',
      '@swc/core',
      '@swc/jest',
      '@testing-library/dom',
      'jest-environment-jsdom',
      'jest-environment-node',
      'jest-fixed-jsdom',
      'react',
      'swc-loader',
      'ts-loader',
      'typescript',
    ],
    peers: ['@clinic/contracts', '@clinic/kit', 'react'],
  },
  {
    ...nothing,
    name: '@clinic/release',
    folder: 'releases',
    command: 'clinic-release',
    entryPoints: ['./command', './package.json'],
    alsoCompiled: ['src/checks/smoke-render/smoke-render-worker.ts'],
    asTheyAre: ['src/cli/new/template', 'src/cli/new/standalone'],
    alsoNeeds: ['typescript'],
    peers: ['@clinic/build', '@clinic/contracts'],
  },
  {
    ...nothing,
    name: '@clinic/create-remote',
    folder: 'scripts/packages/create-remote',
    command: 'create-remote',
    entryPoints: ['./package.json'],
    alsoCompiled: ['src/bin.ts'],
    alsoNeeds: ['@clinic/release', 'node'],
  },
];

/** A package that is none for teams: of these entry points, what another package imports is copied into it. */
export const inlined = {
  name: '@clinic/node',
  folder: 'shared/node',
  entryPoints: ['./s3', './free-port'],
  into: 'node',
} as const;

/** Root of the repository. */
export const root = path.join(import.meta.dirname, '..', '..');

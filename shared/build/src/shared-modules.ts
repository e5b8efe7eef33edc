/**
 * The one list of what federation shares between the host and the remotes: `react`, and entry points of `@clinic/contracts`
 * and `@clinic/kit`. The host carries all of it; a remote bundles none of it. A specifier in source must be exactly one of
 * these keys, or the bundler would silently pack a private copy (the build checks for that, see `shared-copies.ts`).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Module } from 'webpack';

/** Shared modules in the host's first bundle. */
export const coreModules = [
  'react',
  'react/jsx-runtime',
  '@clinic/contracts',
  '@clinic/contracts/time',
  '@clinic/kit/http',
  '@clinic/kit/session',
  '@clinic/kit/events',
  '@clinic/kit/i18n',
  '@clinic/kit/routing',
  '@clinic/kit/ui',
] as const;

/** Shared modules that the host loads when the first remote asks for them. */
export const lazyModules = [
  '@clinic/kit/forms',
  '@clinic/kit/dates',
  '@clinic/kit/dialogs',
  '@clinic/kit/browsing',
  '@clinic/kit/sharing',
  '@clinic/kit/combobox',
  '@clinic/kit/desk',
] as const;

export const sharedModules: readonly string[] = [...coreModules, ...lazyModules];

const require = createRequire(import.meta.url);

/** The package that a shared module is an entry point of: `@clinic/kit` for `@clinic/kit/ui`. */
export function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

/** The `package.json` of the package behind a shared module, as installed here. */
export function manifestOf(module: string): string {
  return require.resolve(`${packageOf(module)}/package.json`);
}

/** Version of the package behind a shared module, as installed here. */
export function versionOf(module: string): string {
  return (JSON.parse(readFileSync(manifestOf(module), 'utf8')) as { version: string }).version;
}

/** The key under which federation looks for a shared module; undefined for other modules. */
export function shareKeyOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return (module as Module & { options: { shareKey: string } }).options.shareKey;
}

interface SharedModule {
  singleton: true;
  version: string;
  requiredVersion: false;
  eager?: boolean;
  import?: false;
}

/** What the host provides: the version of each shared module. */
export function providedModules(): Record<string, string> {
  return Object.fromEntries(sharedModules.map((module) => [module, versionOf(module)]));
}

/** Share configuration for the plugin: what the host provides, or what a remote expects to find. */
export function sharedConfig(side: 'host' | 'remote'): Record<string, SharedModule> {
  return Object.fromEntries(
    sharedModules.map((module) => {
      const base = { singleton: true, version: versionOf(module), requiredVersion: false } as const;
      const core = (coreModules as readonly string[]).includes(module);
      return [module, side === 'remote' ? { ...base, import: false } : { ...base, eager: core }];
    }),
  );
}

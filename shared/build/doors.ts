/**
 * The one list of what is shared between the host and the remotes: `react` and the doors of `@clinic/shared`. The host
 * carries all of it; a remote bundles none of it. A specifier in source must be exactly one of these keys, or the bundler
 * would silently pack a private copy (the build checks for that, see `shared-copies.ts`).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

/** Doors in the host's first bundle. */
export const coreDoors = [
  'react',
  'react/jsx-runtime',
  '@clinic/shared/contracts',
  '@clinic/shared/http',
  '@clinic/shared/session',
  '@clinic/shared/events',
  '@clinic/shared/i18n',
  '@clinic/shared/time',
  '@clinic/shared/routing',
  '@clinic/shared/ui',
] as const;

/** Doors that the host loads when the first remote asks for them. */
export const lazyDoors = [
  '@clinic/shared/forms',
  '@clinic/shared/dates',
  '@clinic/shared/dialogs',
  '@clinic/shared/browsing',
] as const;

export const doors: readonly string[] = [...coreDoors, ...lazyDoors];

const require = createRequire(import.meta.url);

/** Version of what stands behind a door, as installed here. */
export function versionOf(door: string): string {
  const manifest = door.startsWith('@clinic/shared/')
    ? path.join(import.meta.dirname, '..', 'package.json')
    : require.resolve('react/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

interface SharedDoor {
  singleton: true;
  version: string;
  requiredVersion: false;
  eager?: boolean;
  import?: false;
}

/** What the host provides: the version behind each door. */
export function providedDoors(): Record<string, string> {
  return Object.fromEntries(doors.map((door) => [door, versionOf(door)]));
}

/** Share configuration for the plugin: what the host provides, or what a remote expects to find. */
export function sharedDoors(side: 'host' | 'remote'): Record<string, SharedDoor> {
  return Object.fromEntries(
    doors.map((door) => {
      const base = { singleton: true, version: versionOf(door), requiredVersion: false } as const;
      const core = (coreDoors as readonly string[]).includes(door);
      return [door, side === 'remote' ? { ...base, import: false } : { ...base, eager: core }];
    }),
  );
}

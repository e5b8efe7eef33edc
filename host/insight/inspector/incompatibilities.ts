import type { InspectedRemote, InspectedHost } from './descriptors.ts';

/**
 * Where a remote and the host of the page do not agree on a major version: of the contract, or of a shared library that the
 * remote was built with. Both are refused before a release goes live; a page may still meet them in development.
 */
export function incompatibilities(remote: InspectedRemote, host: InspectedHost): string[] {
  const provided = host.provides?.shared ?? {};
  const versions: [name: string, remote: string, host: string | undefined][] = [
    ['contract', remote.contract, host.contract],
    ...Object.entries(remote.built?.shared ?? {}).map(
      ([door, version]) => [door, version, provided[door]] as [string, string, string | undefined],
    ),
  ];
  return versions
    .filter(([, theirs, ours]) => ours !== undefined && major(theirs) !== major(ours))
    .map(([name, theirs, ours]) => `${name} ${theirs} ≠ ${ours}`);
}

const major = (version: string) => version.split('.')[0];

import type { InspectedRemote, InspectedHost } from './descriptors.ts';

/**
 * Major versions that a remote and the host of the page do not share: of the contract, or of a shared library that the remote
 * was built with. A release with either cannot go live; in development a page may still have them.
 */
export function incompatibilities(remote: InspectedRemote, host: InspectedHost): string[] {
  const provided = host.provides?.shared ?? {};
  const versions: [name: string, remote: string, host: string | undefined][] = [
    ['contract', remote.contract, host.contract],
    ...Object.entries(remote.built?.shared ?? {}).map(
      ([entryPoint, version]) => [entryPoint, version, provided[entryPoint]] as [string, string, string | undefined],
    ),
  ];
  return versions
    .filter(([, theirs, ours]) => ours !== undefined && major(theirs) !== major(ours))
    .map(([name, theirs, ours]) => `${name} ${theirs} ≠ ${ours}`);
}

const major = (version: string) => version.split('.')[0];

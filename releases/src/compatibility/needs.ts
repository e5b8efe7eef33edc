import type { CheckFinding, RemoteDescriptor } from '@clinic/contracts';
import semver from 'semver';
import type { HostSide } from './host-side.ts';

/** Any entry point says the version of the package `shared`: it has one for all. */
const sharedPackage = '@clinic/contracts';

/** The ranges in `needs` of each remote have to admit what the host is and provides. */
export function needs(
  { provides }: HostSide,
  remotes: readonly Pick<RemoteDescriptor, 'name' | 'needs'>[],
): CheckFinding[] {
  const versions = { host: provides?.host, shared: provides?.shared[sharedPackage], api: provides?.api };
  return remotes.flatMap(({ name, needs: wanted }) =>
    (['host', 'shared', 'api'] as const).flatMap((what) => finding(name, what, wanted[what], versions[what])),
  );
}

function finding(remote: string, what: string, range: string, version: string | undefined): CheckFinding[] {
  if (semver.validRange(range) === null) {
    return [refuse(`${remote} needs ${what} "${range}", which is no range of versions. Write one such as ^1.2.0.`)];
  }
  if (version === undefined || semver.satisfies(version, range)) return [];
  const later = semver.gtr(version, range);
  const move = later
    ? `The move of ${remote}: try it on ${version} and widen the range in src/remote.ts.`
    : `The move of ${what === 'api' ? 'the API' : 'the host'}: release ${range} before ${remote}.`;
  return [refuse(`${remote} needs ${what} ${range}, live is ${version}. ${move}`)];
}

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'needs', message };
}

import type { CheckFinding, HostProvides } from '@clinic/contracts';
import semver from 'semver';
import type { HostSide, RemoteSide } from './host-side.ts';

/**
 * A shared library exists once in a page, in the host's version. A remote runs on that version or on any newer one of the
 * same major version than it was compiled with: then everything that it asks for is there.
 */
export function sharedLibraries({ provides }: HostSide, remotes: readonly RemoteSide[]): CheckFinding[] {
  return remotes.flatMap(({ name, built }) => {
    if (provides === undefined) return [untold(name, 'the host does not say what it provides')];
    if (built === undefined) return [untold(name, 'it does not say what it is built with')];
    return Object.entries(built.shared).flatMap(([entryPoint, version]) =>
      ofEntryPoint(name, entryPoint, version, provides),
    );
  });
}

function ofEntryPoint(
  remote: string,
  entryPoint: string,
  version: string,
  { host, shared }: HostProvides,
): CheckFinding[] {
  const has = shared[entryPoint];
  if (has === undefined) {
    return [
      refuse(
        `${remote} is built with ${entryPoint} ${version}, the host ${host} provides none. ${hostsMove(remote, entryPoint, version)}`,
      ),
    ];
  }
  if (semver.satisfies(has, `^${semver.major(version)}.${semver.minor(version)}.0`)) return [];
  const both = `${remote} is built with ${entryPoint} ${version}, the host ${host} provides ${has}.`;
  const olderHost = semver.lt(has, version);
  return [
    refuse(`${both} ${olderHost ? hostsMove(remote, entryPoint, version) : remotesMove(remote, entryPoint, has)}`),
  ];
}

function hostsMove(remote: string, entryPoint: string, version: string): string {
  const wanted = `${semver.major(version)}.${semver.minor(version)}`;
  return `The host's move: release a host with ${entryPoint} ${wanted} or newer, then ${remote} again; or build ${remote} against what is live.`;
}

function remotesMove(remote: string, entryPoint: string, has: string): string {
  return `The move of ${remote}: build it against ${entryPoint} ${semver.major(has)}.x and release both together.`;
}

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'shared-libraries', message };
}

/** Of releases from before builds recorded it. */
function untold(remote: string, why: string): CheckFinding {
  return {
    level: 'warn',
    check: 'shared-libraries',
    message: `The shared libraries and events of ${remote} could not be compared: ${why}. Release it again to have that checked.`,
  };
}

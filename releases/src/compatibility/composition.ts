import type { CheckFinding, RemoteDescriptor } from '@clinic/contracts';
import { contractVersions } from './contract-versions.ts';
import { eventsOnBus, eventsOfRemotes } from './event-schemas.ts';
import type { HostSide } from './host-side.ts';
import { navigationIds } from './navigation-ids.ts';
import { needs } from './needs.ts';
import { places } from './places.ts';
import { routeOverlaps } from './route-overlaps.ts';
import { sharedLibraries } from './shared-libraries.ts';
import { shortcuts } from './shortcuts.ts';

/** What must hold between a host and the remotes that run together. */
export function checkComposition(host: HostSide, remotes: readonly RemoteDescriptor[]): CheckFinding[] {
  return [...checkOnHost(host, remotes), ...checkTogether(remotes)];
}

/** What a host and each remote demand of each other. */
export function checkOnHost(host: HostSide, remotes: readonly RemoteDescriptor[]): CheckFinding[] {
  return [
    ...contractVersions(host.contract, Object.fromEntries(remotes.map((remote) => [remote.name, remote]))),
    ...sharedLibraries(host, remotes),
    ...needs(host, remotes),
    ...eventsOnBus(host, remotes),
    ...places(host, remotes),
  ];
}

/** What remotes demand of each other, in whatever host. */
export function checkTogether(remotes: readonly RemoteDescriptor[]): CheckFinding[] {
  return [...routeOverlaps(remotes), ...navigationIds(remotes), ...shortcuts(remotes), ...eventsOfRemotes(remotes)];
}

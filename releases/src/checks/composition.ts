import type { CheckFinding, RemoteDescriptor } from '@clinic/shared/contracts';
import { contractVersions } from './contract-versions.ts';
import { navigationIds } from './navigation-ids.ts';
import { routeOverlaps } from './route-overlaps.ts';

/** What must hold between a host and the remotes that run together. */
export function checkComposition(hostContract: string, remotes: readonly RemoteDescriptor[]): CheckFinding[] {
  return [
    ...contractVersions(hostContract, Object.fromEntries(remotes.map((remote) => [remote.name, remote]))),
    ...routeOverlaps(remotes),
    ...navigationIds(remotes),
  ];
}

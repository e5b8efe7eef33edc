import type { RemoteDescription } from './remote.ts';

/**
 * The one export of a remote's `src/remote.ts`. The build adds version and contract and checks the whole against
 * the contract of descriptors.
 */
export function describeRemote(description: RemoteDescription): RemoteDescription {
  return description;
}

import type { HostDescriptor, RemoteDescriptor } from '@clinic/contracts';

/** What the checks know of the host that a remote runs in. */
export type HostSide = Pick<HostDescriptor, 'contract' | 'provides'>;

/** What the checks of a combination need of a remote. */
export type RemoteSide = Pick<RemoteDescriptor, 'name' | 'built'>;

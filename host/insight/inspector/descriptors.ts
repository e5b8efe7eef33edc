import { useEffect, useState } from 'react';
import type { HostDescriptor, RemoteDescriptor } from '@clinic/contracts';
import type { HostServices } from '../../shell/app/host-context.ts';
import { read } from './read.ts';

/** The part of a remote's descriptor that a page does not need. */
export type InspectedRemote = Pick<RemoteDescriptor, 'owner' | 'contract' | 'built'>;
export type InspectedHost = Pick<HostDescriptor, 'contract' | 'provides'>;

/** The descriptors of the page's artifacts, by remote. One that cannot be loaded is absent. */
export interface Descriptors {
  host?: InspectedHost;
  remotes: Partial<Record<string, InspectedRemote>>;
}

/** Reads the descriptors of the page's artifacts once the inspector is open. */
export function useDescriptors({ boot, catalogue }: HostServices, open: boolean): Descriptors {
  const [known, setKnown] = useState<Descriptors>({ remotes: {} });
  // A release may be replaced while the page is open.
  const places = JSON.stringify(Object.entries(catalogue.remotes).map(([name, { base }]) => [name, base]));
  useEffect(() => {
    if (!open) return;
    const ended = new AbortController();
    const ask = async <T>(address: string, take: (descriptor: T) => Partial<Descriptors>) => {
      const descriptor = await read<T>(address, ended.signal);
      if (descriptor === null) return;
      setKnown((before) => {
        const { host = before.host, remotes } = take(descriptor);
        return { ...(host && { host }), remotes: { ...before.remotes, ...remotes } };
      });
    };
    void ask<InspectedHost>(`${boot.host.base}host.json`, (host) => ({ host }));
    for (const [name, base] of JSON.parse(places) as [string, string][])
      void ask<InspectedRemote>(`${base}remote.json`, (remote) => ({ remotes: { [name]: remote } }));
    return () => ended.abort();
  }, [boot, places, open]);
  return known;
}

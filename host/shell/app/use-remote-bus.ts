import { useMemo } from 'react';
import type { Bus } from '@clinic/kit/events';
import { useHost } from './host-context.ts';

/** The bus as a remote's descriptor allows it. */
export function useRemoteBus(remote: string): Bus {
  const { bus, catalogue } = useHost();
  return useMemo(() => {
    const entry = catalogue.remotes[remote];
    const scope = entry?.descriptor ?? { emits: [], listens: [] };
    return bus.scoped(`${remote}@${entry?.release ?? 'unknown'}`, scope);
  }, [bus, catalogue, remote]);
}

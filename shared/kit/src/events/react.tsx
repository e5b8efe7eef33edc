import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import type { Payload, Topic } from '@clinic/contracts';
import type { Bus } from './bus.ts';

const silent: Bus = { emit: () => undefined, on: () => () => undefined };
const BusContext = createContext<Bus>(silent);

/** Gives a remote's screens the bus of that remote. Used by the host. */
export function BusProvider({ bus, children }: { bus: Bus; children: ReactNode }) {
  return <BusContext value={bus}>{children}</BusContext>;
}

/** The bus as the descriptor of this remote allows it. */
export function useBus(): Bus {
  return use(BusContext);
}

/** Listens to a topic while the component is mounted. */
export function useBusEvent<T extends Topic>(topic: T, handler: (payload: Payload<T>) => void): void {
  const bus = useBus();
  const handle = useEffectEvent(handler);
  useEffect(() => bus.on(topic, (payload) => handle(payload)), [bus, topic]);
}

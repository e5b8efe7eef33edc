/** The typed event bus between host and remotes. */
export { createBus } from './bus.ts';
export type { Bus, BusHub, BusSettings, BusTrace } from './bus.ts';
export { BusProvider, useBus, useBusEvent } from './react.tsx';

import { createContext, use } from 'react';
import type { BusHub } from '@clinic/kit/events';
import type { BootData } from '@clinic/contracts/host';
import type { Catalogue } from '../remotes/catalogue.ts';
import type { RemoteModules } from '../remotes/modules.ts';
import type { StaffFrame } from './staff-frame.ts';

/** What the frame works with: one of each per page, and per render on the server. */
export interface HostServices {
  boot: Omit<BootData, 'hydration'>;
  catalogue: Catalogue;
  modules: RemoteModules;
  bus: BusHub;
  staffFrame: StaffFrame;
  /** Called when the page's screen is hydrated, and whenever the frame is mounted again. */
  onShown?: () => void;
}

export const HostContext = createContext<HostServices | null>(null);

export function useHost(): HostServices {
  const services = use(HostContext);
  if (services === null) throw new Error('the frame is rendered outside HostContext');
  return services;
}

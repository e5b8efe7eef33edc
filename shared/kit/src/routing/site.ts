import { createContext, use } from 'react';
import type { Site } from '@clinic/contracts/host';

export const SiteContext = createContext<Site | null>(null);

/** The clinic's name, contacts and public address. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite() is used outside SiteContext');
  return site;
}

import type { RenderFailure } from '@clinic/contracts';
import type { RenderRequest } from '@clinic/contracts/host';
import type { ComposedSite } from './composed-site.ts';

export interface RenderedPage extends Pick<RenderRequest, 'path' | 'lang' | 'origin'> {
  site: ComposedSite;
  dataVersion: string;
  /** Address of whoever asked; absent for what the server itself wanted. */
  visitor?: string;
  ok: boolean;
  failures: readonly RenderFailure[] | null;
  milliseconds: number;
  /** Whether the live composition answers the same address whole; absent where the page is of that one. */
  isBaseWhole?: () => Promise<boolean>;
}

/** Hears what happens while sites are served, for whoever counts it. */
export interface SiteObserver {
  /**
   * A page was rendered, or could not be. `path` has its query; neither it nor `visitor` is to be kept. `failures` is null when the renderer gave
   * no answer at all.
   */
  rendered: (page: RenderedPage) => void;
  /** A page was asked for: `kept` from memory, `stale` from memory while it is rendered again, `rendered` for the one who asked. */
  requested: (from: 'kept' | 'stale' | 'rendered') => void;
  /** A composition took over. */
  activated: () => void;
  /** A registry could not be verified, or its composition not be used. */
  rejected: () => void;
  /** A release could not be prepared for its share of visitors. */
  variantFailed: () => void;
}

/** For who wants to watch nothing. */
export const unobserved: SiteObserver = {
  rendered: () => undefined,
  requested: () => undefined,
  activated: () => undefined,
  rejected: () => undefined,
  variantFailed: () => undefined,
};

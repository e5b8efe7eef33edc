import type { ComponentType } from 'react';
import type { Envelope, Lang } from '@clinic/contracts';

/** What the content of a slot is drawn with. */
export interface SlotContentProps {
  /** For content that waits for a topic (`activateOn`): the last event that called for it. */
  activation?: Envelope;
  /** What the content's own loader returned; undefined when it has none or it failed. */
  data?: unknown;
}

/** What the loader of slot content gets. */
export interface SlotLoaderArgs {
  lang: Lang;
  /** Aborted when the page does not wait any longer. */
  signal: AbortSignal;
}

/** The exposed module of a slot's content. */
export interface SlotContentModule {
  Component: ComponentType<SlotContentProps>;
  /**
   * For content of `banner` and `footer`: runs with the page, on the server first, so that it is part of the HTML. What it
   * returns travels with the page as `data`. A loader that fails leaves the slot empty.
   */
  loader?: (args: SlotLoaderArgs) => unknown;
}

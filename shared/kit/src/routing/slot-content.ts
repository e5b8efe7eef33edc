import type { ComponentType } from 'react';
import type { Envelope, Lang } from '@clinic/contracts';

/** What a slot's filling is drawn with. */
export interface SlotContentProps {
  /** For fillings that wait for a topic (`activateOn`): the last event that called for it. */
  activation?: Envelope;
  /** Values the place itself offers, for example the id of the doctor whose page it stands on. */
  context?: Readonly<Record<string, string | number>>;
  /** What the filling's own loader returned; undefined when it has none or it failed. */
  data?: unknown;
}

/** The exposed module of a slot's filling. */
export interface SlotContentModule {
  Component: ComponentType<SlotContentProps>;
  /**
   * For fillings of `banner` and `footer`: runs with the page, on the server first, so that they stand in its HTML. What it
   * returns travels with the page as `data`. A loader that fails leaves the place empty.
   */
  loader?: (args: { lang: Lang }) => unknown;
}

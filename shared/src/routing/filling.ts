import type { ComponentType } from 'react';
import type { Envelope } from '../contracts/index.ts';

/** What a slot's filling is drawn with. */
export interface FillingProps {
  /** For fillings that wait for a topic (`activateOn`): the last event that called for it. */
  activation?: Envelope;
  /** Values the place itself offers, for example the id of the doctor whose page it stands on. */
  context?: Readonly<Record<string, string | number>>;
}

/** The exposed module of a slot's filling. */
export interface FillingModule {
  Component: ComponentType<FillingProps>;
}

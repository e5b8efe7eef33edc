import type { ReactNode } from 'react';
import type { Lang } from '@clinic/contracts';

/** What an example knows of the page it stands on. */
export interface ExamplePage {
  lang: Lang;
  /** The text of the page's language. */
  say: (ar: string, en: string) => string;
}

/** One part of the kit with each of its states, by the name of the state. */
export interface Example {
  part: string;
  states: Readonly<Record<string, (page: ExamplePage) => ReactNode>>;
}

import type { Lang } from '@clinic/contracts';
import type { Namespace, Translate, TranslateAny } from '../i18n/index.ts';

/** A record that a search of the staff has found, in the language of the page. */
export interface FoundRecord {
  title: string;
  /** What tells it from others of the same title; one line. */
  detail?: string;
  /** What it is, or how it stands, in a word or two. */
  kind?: string;
  /** The page that it opens. */
  address: string;
}

/** What the search of a room gets. */
export interface SearchArgs<N extends Namespace> {
  /** What somebody typed, without space around it and at least three characters long. */
  text: string;
  /** Id of the room that is searched, for a module that several rooms share. */
  room: string;
  lang: Lang;
  /** Texts of this remote. */
  t: Translate<N>;
  /** How many records are shown: more of them are for nobody. */
  most: number;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
}

/** The same for whoever calls the search of any remote. */
type SearchArgsOfAny = Omit<SearchArgs<'shared'>, 't'> & { t: TranslateAny };

/** The exposed module of a room's search. A search that throws could not be made; one that finds nothing returns nothing. */
export interface SearchModule {
  search(args: SearchArgsOfAny): Promise<readonly FoundRecord[]>;
}

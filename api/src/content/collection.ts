import type { Queryable, Tx } from '../db/database.ts';

/** Where in a record something is: names of fields and places in lists. */
export type FieldPath = readonly (string | number)[];

/** One record of a content folder, checked. */
export interface Entry<R = unknown> {
  /** Name of its file without the ending, or its place in the list, counted from 0. */
  readonly id: string;
  readonly record: R;
  /** Its place among the records of the collection, counted from 0. */
  readonly place: number;
}

/** What a collection works with while it stores its records; everything happens in one transaction. */
export interface ImportContext {
  readonly tx: Tx;
  readonly now: Date;
  /** The clinic's date on the day of the import. */
  readonly today: string;
  /** A day as it is stored, `YYYY-MM-DD`, from `today+N` or a date. */
  readonly day: (written: string) => string;
  /** Whether what was edited in the browser since the last import may be overwritten. */
  readonly overwrite: boolean;
  /** Whether weekly hours and the length of visits stay as they are stored, whatever the records of doctors say. */
  readonly keepsSchedules: boolean;
  /**
   * Whether the id of an entry is that of its record as it was read, and empty for a new one. A record of a list in a file has
   * only its place.
   */
  readonly namesRows: boolean;
  /** Notes a mistake. The import goes on to find the others and is undone at the end. */
  readonly refuse: (entry: Entry, path: FieldPath, what: string) => void;
  /** The same about what no record of the folder stands for. */
  readonly refuseAll: (what: string) => void;
  /** Puts off what can be done only when every other collection has been stored. */
  readonly atTheEnd: (step: () => Promise<void>) => void;
}

/** A record as it leaves the database: `id` is the name of its file where records have one each. */
export interface Exported {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/**
 * How the records of a collection are kept. `write` makes the tables hold exactly these records: rows are matched by their
 * key and keep their ids, and rows without a record are deleted or closed. `read` gives the records back as an editor would
 * write them.
 */
export interface Collection<R = unknown> {
  /** Fields whose values must differ among all records, all fields of a group together. */
  readonly unique: readonly (readonly string[])[];
  write(context: ImportContext, entries: readonly Entry<R>[]): Promise<void>;
  read(db: Queryable): Promise<readonly Exported[]>;
  /** The records that were closed and can come back, where they still have what belongs to them. Each says that it is closed. */
  readClosed?(db: Queryable): Promise<readonly Exported[]>;
}

import type { Queryable } from './database.ts';

/**
 * Queries that are built once for the database, and for each transaction that sends them: building one can take longer than
 * what it asks for.
 */
export function preparedFor<Queries>(build: (db: Queryable) => Queries): (db: Queryable) => Queries {
  const built = new WeakMap<Queryable, Queries>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const queries = build(db);
    built.set(db, queries);
    return queries;
  };
}

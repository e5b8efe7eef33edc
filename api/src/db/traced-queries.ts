import type pg from 'pg';
import { currentContext } from '@clinic/node';
import type { Span } from '@clinic/node';

/** The first table that a statement names. */
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)"?/i;

/** What a statement does, in two words, such as `INSERT outbox`: neither values nor the statement itself. */
export function summaryOf(statement: string): { operation: string; collection: string | null } {
  const operation = /^[\s(]*([a-z]+)/i.exec(statement)?.[1]?.toUpperCase() ?? 'STATEMENT';
  return { operation, collection: table.exec(statement)?.[1] ?? null };
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : '';
  return typeof text === 'string' ? text : '';
}

function begin(span: Span, statement: string): Span {
  const { operation, collection } = summaryOf(statement);
  return span.child(collection === null ? operation : `${operation} ${collection}`, 'client', {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(collection !== null && { 'db.collection.name': collection }),
  });
}

/** Traces the statements that are awaited; what a pool asks of its connections with a callback is part of one of those. */
function traced<F extends (...parameters: never[]) => unknown>(query: F): F {
  return new Proxy(query, {
    apply(target, self, parameters: Parameters<F>) {
      const parent = currentContext()?.span;
      if (parent === undefined || parent.traceparent === null || typeof parameters.at(-1) === 'function')
        return Reflect.apply(target, self, parameters);
      const span = begin(parent, textOf(parameters[0]));
      const result = Reflect.apply(target, self, parameters);
      if (!(result instanceof Promise)) span.end();
      else
        result.then(
          () => span.end(),
          () => span.end({ failed: true }),
        );
      return result;
    },
  });
}

/** Traces the statements of a pool and of its connections as steps of the work that they are made for. */
export function traceQueries(pool: pg.Pool): void {
  pool.query = traced<pg.Pool['query']>(pool.query.bind(pool));
  pool.on('connect', (client) => {
    client.query = traced<pg.PoolClient['query']>(client.query.bind(client));
  });
}

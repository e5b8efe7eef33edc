import type { FastifyRequest } from 'fastify';
import { ClinicError } from './errors.ts';

/** PostgreSQL stores no U+0000 and no half of a surrogate pair: https://www.postgresql.org/docs/current/datatype-character.html */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Path of the first text, key or value, that cannot be stored; null when all can. Nesting costs no stack. */
function unstorablePath(given: unknown): string[] | null {
  const open: [path: string[], value: unknown][] = [[[], given]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) return path;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path;
      // Deeper than any form goes, only whether it can be stored is of interest.
      open.push([path.length < 8 ? [...path, key] : path, inner]);
    }
  }
  return null;
}

/** Refuses fields with a text that the database cannot store, by name. */
export function refuseUnstorable(fields: unknown): void {
  const path = unstorablePath(fields);
  if (path) throw new ClinicError('VALIDATION', { errors: { [path.join('.')]: ['validation.invalid'] } });
}

/**
 * The same for all that a request says, as its schema left it (some clean texts) and before any query sees it. Nothing lies
 * at an address of such text.
 */
export function guardTexts({ params, query, body }: FastifyRequest): void {
  if (unstorablePath(params)) throw new ClinicError('NOT_FOUND');
  refuseUnstorable(query);
  refuseUnstorable(body);
}

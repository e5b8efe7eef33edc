/**
 * What a log may know of an unexpected error: kinds, codes, names and places. A message can carry what a person typed, also
 * that of a database or of a failed query, so no message is kept.
 */
export function describeForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: error.constructor.name,
    ...code,
    ...databaseParts(error),
    stack: places.slice(0, 12).join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeForLog(error.cause) }),
  };
}

/** A part of a path that is as long as the tokens of links, which are 256 bits in base64url. No word of an address is. */
const token = /(?<=\/)[\w-]{43}(?![^/])/g;

/** What a log may say of an address: its path without tokens. People search for what they suffer from. */
export const loggedPath = (address: string): string => address.replace(/[?#].*/s, '').replace(token, '*');

/** Of a refusal by PostgreSQL, which alone names a severity: its SQLSTATE and what it concerns. */
function databaseParts(error: Error): Record<string, unknown> {
  if (!('severity' in error)) return {};
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return { sqlstate: code, constraint, table };
}

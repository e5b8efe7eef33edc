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

/** What a log may say of an address: its path. People search for what they suffer from, and links of messages hold tokens. */
export const loggedPath = (address: string): string => address.replace(/\?.*/s, '');

/** Of a refusal by PostgreSQL, which alone names a severity: its SQLSTATE and what it concerns. */
function databaseParts(error: Error): Record<string, unknown> {
  if (!('severity' in error)) return {};
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return { sqlstate: code, constraint, table };
}

import { randomBytes } from 'node:crypto';

const names = ['SESSION_SECRET', 'DATA_KEY', 'AUDIT_KEY', 'BACKUP_KEY', 'INTERNAL_KEY'] as const;

/** The keys of a site: those that it has, and new ones for the rest. What a lost key encrypted could never be read again. */
export function keysOf(former: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, former[name] || randomBytes(32).toString('base64url')]));
}

import type { Consent, ConsentKind } from '@clinic/contracts/account';
import { consentVersion } from '@clinic/contracts/account';
import { lockConsent } from '../../db/advisory-locks.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import * as repo from './repo.ts';

/** Every step of an account's consents, the latest first. */
export async function consentsOf(db: Queryable, userId: number): Promise<Consent[]> {
  const rows = await repo.consentLog(db, userId);
  return rows.map(({ kind, granted, version, at }) => ({ kind, granted, version, at: at.toISOString() }));
}

/** Writes a consent down that says something new; the log is only ever added to. */
export async function recordConsent(
  tx: Tx,
  userId: number,
  { kind, granted, now }: { kind: ConsentKind; granted: boolean; now: Date },
): Promise<void> {
  // Two clicks at once are one step.
  await lockConsent(tx, userId, kind);
  const latest = await repo.latestConsent(tx, userId, kind);
  if ((latest?.granted ?? false) === granted && (!granted || latest?.version === consentVersion)) return;
  await repo.insertConsent(tx, { userId, kind, granted, version: consentVersion, at: now });
}

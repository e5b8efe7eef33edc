import type { Consent, ConsentKind } from '@clinic/contracts/account';
import { consentVersion } from '@clinic/contracts/account';
import type { AuditLog } from '../../audit.ts';
import { lockConsent } from '../../db/advisory-locks.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Actor } from '../auth/session.ts';
import * as repo from './repo.ts';

/** Every step of an account's consents, the latest first. */
export async function consentsOf(db: Queryable, userId: number): Promise<Consent[]> {
  const rows = await repo.consentLog(db, userId);
  return rows.map(({ kind, granted, version, at }) => ({ kind, granted, version, at: at.toISOString() }));
}

/** Writes a consent down that says something new, and in the audit log; both are only ever added to. */
export async function recordConsent(
  tx: Tx,
  audit: AuditLog,
  actor: Actor,
  { kind, granted, now, requestId }: { kind: ConsentKind; granted: boolean; now: Date; requestId: string },
): Promise<void> {
  const { userId } = actor;
  // Two clicks at once are one step.
  await lockConsent(tx, userId, kind);
  const latest = await repo.latestConsent(tx, userId, kind);
  if ((latest?.granted ?? false) === granted && (!granted || latest?.version === consentVersion)) return;
  await repo.insertConsent(tx, { userId, kind, granted, version: consentVersion, at: now });
  await audit.record(tx, {
    ...{
      at: now,
      actor,
      action: granted ? 'consent.given' : 'consent.withdrawn',
      subject: `user:${userId}`,
      requestId,
    },
    details: { kind, version: consentVersion },
  });
}

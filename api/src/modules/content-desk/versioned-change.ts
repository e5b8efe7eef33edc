import type { AuditedAction } from '../../audit.ts';
import type { Tx } from '../../db/database.ts';
import { retryLostRace } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { auditingRefusals } from '../moderation/refusals.ts';
import type { Editor } from './policy.ts';

/** What somebody does at the desk to something that has versions. */
export interface NamedChange {
  readonly editor: Editor;
  readonly requestId: string;
  /** As the audit log names it: `post:7`. */
  readonly subject: string;
  readonly action: string;
  /** The one that the caller saw. */
  readonly version: number;
}

/** What a change made, and what the audit log says of it. */
export interface ChangeResult<Result> {
  readonly result: Result;
  readonly details?: AuditedAction['details'];
  /** Automatic savings come every few seconds; the log has one row for all of a while. */
  readonly isRoutine?: boolean;
}

/**
 * Changes something in one transaction with its row of the audit log, over the version that the caller saw.
 * @param lock finds it and locks it until the transaction ends; undefined where there is none for the caller
 * @throws {ClinicError} NOT_FOUND, EDIT_CONFLICT, and what `change` throws
 */
export function changeVersioned<Row extends { readonly version: number }, Result>(
  services: Pick<Services, 'db' | 'clock' | 'audit'>,
  { editor, requestId, subject, action, version }: NamedChange,
  lock: (tx: Tx) => Promise<Row | undefined>,
  change: (tx: Tx, row: Row, now: Date) => Promise<ChangeResult<Result>>,
): Promise<Result> {
  const { db, clock, audit } = services;
  const named = { actor: editor, action, subject, requestId };
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      const row = await lock(tx);
      if (!row) throw new ClinicError('NOT_FOUND');
      if (row.version !== version) throw new ClinicError('EDIT_CONFLICT');
      const { result, details = {}, isRoutine = false } = await change(tx, row, now);
      if (isRoutine) await audit.recordRead(tx, { ...named, at: now });
      else await audit.record(tx, { ...named, at: now, details });
      return result;
    });
  return auditingRefusals(services, named, () => retryLostRace(transaction));
}

import type { Db } from '../db/database.ts';
import type { FieldCipher } from '../db/field-cipher.ts';

/** What it takes to read the outbox and to write it. */
export interface OutboxAccess {
  readonly db: Db;
  readonly cipher: FieldCipher;
  /** The clinic's time, by which messages expire. */
  readonly clock: () => Date;
}

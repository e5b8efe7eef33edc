import type { AuditLog } from './audit.ts';
import type { Db } from './db/database.ts';
import type { Listen } from './db/listen.ts';
import type { FileStore } from './files/file-store.ts';
import type { FieldCipher } from './db/field-cipher.ts';
import type { Mail } from './messaging/mail.ts';
import type { NotificationContext } from './messaging/notify.ts';
import type { Settings } from './settings/settings.ts';

/** The slot of an appointment that was cancelled, rejected or moved, and whose it was. */
export interface LeftSlot {
  /** Id of the appointment. */
  readonly id: number;
  readonly doctorId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly patientKey: string;
}

/** A slot that nobody had before. */
export type OpenedSlot = Pick<LeftSlot, 'startsAt' | 'endsAt'>;

/** Runs searches of the database, which take far longer than other reads, a few at a time. */
export type SearchQueue = <T>(search: () => Promise<T>) => Promise<T>;

/** What a module receives. Modules import this, never `app.ts`. */
export interface Services {
  readonly db: Db;
  readonly listen: Listen;
  readonly clock: () => Date;
  readonly mail: Mail;
  readonly cipher: FieldCipher;
  /** CVs and pictures. */
  readonly files: FileStore;
  readonly audit: AuditLog;
  readonly settings: Settings;
  readonly inSearchQueue: SearchQueue;
  /**
   * Runs in the transaction in which an appointment leaves its slot; the caller holds the doctor's lock. `movedTo` is the
   * appointment that replaces a moved one.
   */
  readonly onSlotLeft: (context: NotificationContext, slot: LeftSlot, movedTo: number | null) => Promise<void>;
  /** Runs in the transaction that gives a doctor more slots, after it has; the caller holds the doctor's lock. */
  readonly onSlotsOpened: (
    context: NotificationContext,
    doctorId: number,
    slots: readonly OpenedSlot[],
  ) => Promise<void>;
}

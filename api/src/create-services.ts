import { keyedAuditLog } from './audit.ts';
import type { Database } from './db/database.ts';
import { fieldCipher } from './db/field-cipher.ts';
import { openFileStore } from './files/open-file-store.ts';
import { searchQueue } from './http/search-queue.ts';
import type { Mail } from './messaging/mail.ts';
import { outboxMail } from './messaging/outbox.ts';
import { offerOpenedSlots, slotLeft } from './modules/waitlist/offer-freed-slot.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings/settings.ts';

/** Of the ten connections for single statements. */
const searchesOnPostgres = 4;

interface Parts {
  readonly database: Pick<Database, 'db' | 'listen'>;
  readonly settings: Settings;
  readonly clock: () => Date;
  /** The outbox of the database unless given. */
  readonly mail?: Mail;
}

/** What the modules of a server work with, of its settings and its database. */
export function createServices({ database: { db, listen }, settings, clock, mail: given }: Parts): Services {
  const cipher = fieldCipher(settings.dataKeys);
  const mail = given ?? outboxMail(cipher, settings);
  const inSearchQueue = searchQueue(settings.databaseUrl === null ? 1 : searchesOnPostgres);
  const audit = keyedAuditLog(settings.auditKeys);
  const files = openFileStore(settings);
  return {
    db,
    listen,
    clock,
    mail,
    cipher,
    files,
    audit,
    settings,
    inSearchQueue,
    onSlotLeft: slotLeft,
    onSlotsOpened: offerOpenedSlots,
  };
}

import type { Db } from './db/database.ts';
import type { FieldCipher } from './db/field-cipher.ts';
import type { Mail } from './messaging/mail.ts';
import type { Settings } from './settings.ts';

/** What a module receives. Modules import this, never `app.ts`. */
export interface Services {
  readonly db: Db;
  readonly clock: () => Date;
  readonly mail: Mail;
  readonly cipher: FieldCipher;
  readonly settings: Settings;
}

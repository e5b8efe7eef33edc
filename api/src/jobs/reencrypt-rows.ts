import type pg from 'pg';
import type { ReencryptOptions } from '../db/reencrypt.ts';
import { reencrypt } from '../db/reencrypt.ts';
import { encryptedMessages } from '../messaging/message-content.ts';
import { encryptedApplications } from '../modules/applications/repo.ts';
import { encryptedContacts } from '../modules/asking/contact.ts';
import { encryptedFactors } from '../modules/auth/factors.ts';
import { encryptedDetails } from '../modules/contact/repo.ts';
import { encryptedOriginals } from '../modules/moderation/original.ts';
import { encryptedSubscribers } from '../modules/newsletter/repo.ts';
import { encryptedAnswers } from '../modules/referral/repo.ts';
import { encryptedSurveys } from '../modules/surveys/repo.ts';

const rowBound = [
  ...[encryptedDetails, encryptedMessages, encryptedAnswers, encryptedContacts, encryptedOriginals],
  ...[...encryptedSubscribers, ...encryptedApplications, ...encryptedSurveys, ...encryptedFactors],
];

/**
 * Encrypts everything with the newest data key, but for rows that somebody is changing where `skipLocked` says so, and for
 * what `onError` is told of. Returns how many fields an older key had encrypted and are written.
 */
export const reencryptRows = (pool: pg.Pool, how: ReencryptOptions): Promise<number> => reencrypt(pool, rowBound, how);

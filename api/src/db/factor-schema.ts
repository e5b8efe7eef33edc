import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, id, instant, reference } from './columns.ts';

/** The tables of second factors. */

export const passkeys = pgTable('passkeys', {
  id: id(),
  userId: reference('user_id').notNull(),
  credentialId: bytes('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull().default(0),
  transports: text().array().notNull().default([]),
  /** Encrypted. */
  nameEnc: bytes('name_enc').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
});

export const totpSecrets = pgTable('totp_secrets', {
  userId: reference('user_id').primaryKey(),
  /** Encrypted. */
  secretEnc: bytes('secret_enc').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }),
});

export const recoveryCodes = pgTable('recovery_codes', {
  id: id(),
  userId: reference('user_id').notNull(),
  codeHash: bytes('code_hash').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  id: id(),
  challengeHash: bytes('challenge_hash').notNull(),
  userId: reference('user_id').notNull(),
  purpose: text().$type<'sign-in' | 'confirm' | 'enrol'>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

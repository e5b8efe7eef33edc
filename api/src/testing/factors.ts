import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { asc, eq } from 'drizzle-orm';
import type { AddedFactor, Factors } from '@clinic/contracts/account';
import type { Database } from '../db/database.ts';
import { auditLog, passkeys, rateLimits, sessions, totpSecrets, users } from '../db/schema.ts';
import { Browser, siteOrigin } from './browser.ts';
import type { Patient, TestClinic } from './clinic.ts';
import { call } from './clinic.ts';
import { useClinic } from './use-clinic.ts';

/** An authenticator app with a secret. */
export class AuthenticatorApp {
  readonly secret: string;

  constructor(secret = new Secret({ size: 20 }).base32) {
    this.secret = secret;
  }

  /** The code that it shows at an instant. */
  code(now: Date): string {
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp: now.getTime() });
  }
}

/** The account's sessions are as though they were opened with the factor. */
async function asksForMore(clinic: TestClinic, { id }: Patient): Promise<void> {
  const { db } = clinic.database;
  await db.update(users).set({ secondFactor: true }).where(eq(users.id, id));
  await db.update(sessions).set({ factorShownAt: clinic.now() }).where(eq(sessions.userId, id));
}

/** Gives an account an app, as though it had set it up a while ago. */
export async function anApp(clinic: TestClinic, patient: Patient): Promise<AuthenticatorApp> {
  const app = new AuthenticatorApp();
  const secretEnc = clinic.cipher.encrypt(app.secret, `totp_secrets.secret_enc ${patient.id}`);
  const now = clinic.now();
  await clinic.database.db
    .insert(totpSecrets)
    .values({ userId: patient.id, secretEnc, createdAt: now, confirmedAt: now });
  await asksForMore(clinic, patient);
  return app;
}

/** Gives an account a passkey that nobody can sign with; its id. */
export async function aPasskey(clinic: TestClinic, patient: Patient): Promise<number> {
  const [row] = await clinic.database.db
    .insert(passkeys)
    .values({
      userId: patient.id,
      credentialId: randomBytes(32),
      publicKey: randomBytes(77),
      nameEnc: clinic.cipher.encrypt('جوال العيادة', `passkeys.name_enc ${patient.id}`),
      createdAt: clinic.now(),
    })
    .returning();
  await asksForMore(clinic, patient);
  return row?.id ?? 0;
}

/** Sets up an app as its owner does; what the confirmation answered. */
export async function enrolApp(clinic: TestClinic, as: Patient) {
  const made = await call(clinic, 'POST', '/api/account/totp', { as });
  const app = new AuthenticatorApp(made.json<{ data: { secret: string } }>().data.secret);
  const body = { code: app.code(clinic.now()) };
  const answer = await call(clinic, 'POST', '/api/account/totp/confirm', { as, body });
  return { app, answer, codes: answer.json<AddedFactor>().data.recovery_codes ?? [] };
}

/** The factors that an account sees of itself. */
export const shownFactors = async (clinic: TestClinic, as: Patient) =>
  (await call(clinic, 'GET', '/api/account/factors', { as })).json<{ data: Factors }>().data;

/** A browser in which the password was right. */
export async function passPasswordStep(clinic: TestClinic, patient: Patient) {
  const tab = new Browser(clinic);
  const answer = await tab.signIn(patient);
  const second = (body: unknown) => tab.send('POST', '/api/login/second-factor', body);
  const options = () => tab.send('GET', '/api/login/second-factor');
  return { tab, answer, second, options };
}

/** What the audit log has of an account, oldest first: the action, its result, and of which factor. */
export async function auditedFactorActions({ database }: TestClinic, { id }: Patient) {
  const rows = await database.db
    .select({ action: auditLog.action, result: auditLog.result, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${id}`))
    .orderBy(asc(auditLog.id));
  return rows.map(({ action, result, details }) => [action, result, details['kind'] ?? details['factor'] ?? null]);
}

/** A clinic on an origin that passkeys are made for. What is counted is forgotten before each test: the clock goes back. */
export function useFactorClinic(engine: Database['engine']): TestClinic {
  const clinic = useClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  beforeEach(() => clinic.database.db.delete(rateLimits));
  return clinic;
}

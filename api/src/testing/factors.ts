import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { eq } from 'drizzle-orm';
import { passkeys, totpSecrets, users } from '../db/schema.ts';
import type { Patient, TestClinic } from './clinic.ts';

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

const asksForMore = (clinic: TestClinic, { id }: Patient) =>
  clinic.database.db.update(users).set({ secondFactor: true }).where(eq(users.id, id));

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

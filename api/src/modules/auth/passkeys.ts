import { createHash, randomBytes } from 'node:crypto';
import type { PasskeyRegistration, PasskeyAssertion } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import * as repo from './factor-repo.ts';
import type { ChallengePurpose } from './factor-repo.ts';
import { accountName } from './identifier.ts';
import type { UserRow } from './repo.ts';

// Loaded with the first passkey: with the formats of certificates it is a fifth of all that the server loads.
const webAuthn = () => import('@simplewebauthn/server');

/** How long a browser has to answer. */
const challengeMinutes = 5;

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest();
/** A passkey is bound to the site's host; `origin` is its address. */
const hostOf = (origin: string) => new URL(origin).hostname;
const idOf = ({ credentialId }: repo.PasskeyRow) => credentialId.toString('base64url');

type Parts = Pick<Services, 'db' | 'clock' | 'settings'>;

async function newChallenge({ db, clock }: Parts, userId: number, purpose: ChallengePurpose): Promise<Uint8Array_> {
  const bytes = new Uint8Array(randomBytes(32));
  const now = clock();
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
  const challengeHash = hashOf(Buffer.from(bytes).toString('base64url'));
  await db.transaction((tx) => repo.insertChallenge(tx, { challengeHash, userId, purpose, createdAt: now, expiresAt }));
  return bytes;
}
type Uint8Array_ = Uint8Array<ArrayBuffer>;

/** What the browser is asked to sign with one of the account's passkeys; null when it has none. */
export async function optionsOfUse(
  services: Parts,
  { user, purpose, origin }: { user: UserRow; purpose: ChallengePurpose; origin: string },
): Promise<Record<string, unknown> | null> {
  const rows = await repo.passkeysOf(services.db, user.id);
  if (rows.length === 0) return null;
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    challenge: await newChallenge(services, user.id, purpose),
    allowCredentials: rows.map((row) => ({ id: idOf(row), transports: row.transports })),
    userVerification: 'preferred',
    timeout: challengeMinutes * 60_000,
  });
  return { ...options };
}

/** What the browser makes a new passkey of the account with. */
export async function optionsOfNew(
  services: Parts,
  { user, origin }: { user: UserRow; origin: string },
): Promise<Record<string, unknown>> {
  const rows = await repo.passkeysOf(services.db, user.id);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID: hostOf(origin),
    rpName: services.settings.clinic.name.en,
    userName: accountName(user),
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.publicId),
    challenge: await newChallenge(services, user.id, 'enrol'),
    attestationType: 'none',
    excludeCredentials: rows.map((row) => ({ id: idOf(row), transports: row.transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    timeout: challengeMinutes * 60_000,
  });
  return { ...options };
}

/** Whether one of the account's passkeys signed an open challenge of this purpose; the challenge is used up either way. */
export async function passkeyIsGood(
  { db, clock }: Parts,
  { user, purpose, origin }: { user: UserRow; purpose: ChallengePurpose; origin: string },
  answer: PasskeyAssertion,
): Promise<boolean> {
  const now = clock();
  const credential = (await repo.passkeysOf(db, user.id)).find((row) => idOf(row) === answer.id);
  if (!credential) return false;
  const { id, type, rawId, response } = answer;
  const { userHandle, ...signed } = response;
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, type, rawId, clientExtensionResults: {} },
        response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
      },
      expectedChallenge: (challenge) =>
        repo.useChallenge(db, { challengeHash: hashOf(challenge), userId: user.id, purpose }, now),
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      credential: {
        id: idOf(credential),
        publicKey: new Uint8Array(credential.publicKey),
        counter: credential.counter,
      },
      requireUserVerification: false,
    });
    return verified && (await repo.notePasskeyUse(db, credential.id, authenticationInfo.newCounter, now));
  } catch {
    // The library throws for whatever does not fit: another origin, an old challenge, a signature that is none.
    return false;
  }
}

/** A passkey that a browser has made for an open challenge, as it is kept; null when it does not fit. */
export async function newPasskeyOf(
  { db, clock }: Parts,
  { user, origin }: { user: UserRow; origin: string },
  { id, type, rawId, response }: PasskeyRegistration,
): Promise<Pick<repo.PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { transports = [], ...made } = response;
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...{ id, type, rawId, clientExtensionResults: {} }, response: made },
      expectedChallenge: (challenge) =>
        repo.useChallenge(db, { challengeHash: hashOf(challenge), userId: user.id, purpose: 'enrol' }, clock()),
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
    };
  } catch {
    // As above.
    return null;
  }
}

import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Options as the API gives them: WebAuthn's own, which only the browser's library reads. */
type Options = Readonly<Record<string, unknown>>;

/** Options that the API gave at `at` (milliseconds). Their challenge is good for one answer, and for five minutes. */
export interface PasskeyOffer {
  options: Options;
  at: number;
}

/** What the API gave just now. */
export const offerOf = (options: Options): PasskeyOffer => ({ options, at: Date.now() });

/** How long an offer is used: the five minutes of its challenge, less what the person and the network may take. */
const usableMs = 4 * 60_000;

/** Whether the API may have forgotten the challenge before the answer to it comes. */
export const isStale = ({ at }: PasskeyOffer): boolean => Date.now() - at > usableMs;

/** Has the person sign with a passkey; null when they would not, or none fits. */
export async function signWithPasskey({ options }: PasskeyOffer): Promise<unknown> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(() => null);
}

/** Has the person make a passkey; null when they would not, or this device has one already. */
export async function makePasskey({ options }: PasskeyOffer): Promise<unknown> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(() => null);
}

import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Options as the API gives them: WebAuthn's own, which only the browser's library reads. */
type Options = Readonly<Record<string, unknown>>;

/** Has the person sign with a passkey; null when they would not, or none fits. */
export async function signWithPasskey(options: Options): Promise<unknown> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(() => null);
}

/** Has the person make a passkey; null when they would not, or this device has one already. */
export async function makePasskey(options: Options): Promise<unknown> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(() => null);
}

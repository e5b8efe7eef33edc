const bytes = (text: string): ArrayBuffer => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
const textOf = (challenge: BufferSource) => String.fromCharCode(...new Uint8Array(challenge as ArrayBuffer));

/** The challenge of `text` as the API writes it. */
export const challengeOf = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/**
 * Gives the browser a device that signs, and makes, whatever it is asked for. Returns the challenges that it was given.
 * While it `refuses` it makes nothing. The browser of the tests has none of WebAuthn.
 */
export function fakeAuthenticator(): { signed: string[]; made: string[]; refuses: boolean } {
  const seen = { signed: [] as string[], made: [] as string[], refuses: false };
  const credential = (response: object) => ({
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response,
  });
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    value: function PublicKeyCredential() {},
    configurable: true,
  });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: ({ publicKey }: { publicKey: { challenge: BufferSource } }) => {
        seen.signed.push(textOf(publicKey.challenge));
        const [authenticatorData, clientDataJSON, signature] = [bytes('a'), bytes('c'), bytes('s')];
        return Promise.resolve(credential({ authenticatorData, clientDataJSON, signature }));
      },
      create: ({ publicKey }: { publicKey: { challenge: BufferSource } }) => {
        if (seen.refuses) return Promise.reject(new DOMException('it has one', 'InvalidStateError'));
        seen.made.push(textOf(publicKey.challenge));
        return Promise.resolve(credential({ attestationObject: bytes('a'), clientDataJSON: bytes('c') }));
      },
    },
  });
  return seen;
}

import { dataOf, Id, Instant, latinDigits, z } from '@clinic/contracts';

/** Signs of a recovery code; what is left out looks like another one. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const recoveryLength = 12;
/** How many recovery codes an account is given. */
export const recoveryCount = 10;
/** How many passkeys an account may have. */
export const mostPasskeys = 10;

const likeDigits: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** What is typed in the place of a code, without what people put between and with the signs that were meant. */
const signsOf = (text: string) =>
  latinDigits(text)
    .replace(/[\s\p{Cf}-]/gu, '')
    .toUpperCase()
    .replace(/[OIL]/g, (sign) => likeDigits[sign] ?? sign);

/** Six digits of an authenticator app, or a recovery code, as people type and paste them. */
export const FactorCode = z
  .string('validation.required')
  .check(
    z.maxLength(40, 'factor.incomplete'),
    z.overwrite(signsOf),
    z.minLength(1, 'validation.required'),
    z.regex(new RegExp(`^(?:\\d{6}|[${recoveryAlphabet}]{${recoveryLength}})?$`), 'factor.incomplete'),
  );

const base64Url = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]*$/));
const credentialId = base64Url(1400);

/** What a browser answers when a passkey is made, as WebAuthn writes it in JSON; what nobody reads is dropped. */
export const PasskeyRegistration = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64Url(4096),
    attestationObject: base64Url(32_768),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

/** What a browser answers when a passkey is used. */
export const PasskeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64Url(4096),
    authenticatorData: base64Url(4096),
    signature: base64Url(8192),
    userHandle: z.optional(base64Url(200)),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** `POST /api/login/second-factor`: what is shown after the password. */
export const SecondFactor = z.union([z.object({ code: FactorCode }), z.object({ passkey: PasskeyAssertion })]);
export type SecondFactor = z.infer<typeof SecondFactor>;

/** `POST /api/session/confirm`: that who holds the session is its owner. */
export const ConfirmSession = z.union([
  z.object({
    password: z
      .string('validation.required')
      .check(z.minLength(1, 'validation.required'), z.maxLength(128, 'validation.tooLong')),
  }),
  ...SecondFactor.def.options,
]);
export type ConfirmSession = z.infer<typeof ConfirmSession>;

/** Options of WebAuthn for the browser; only the browser's library reads them. */
const browserOptions = z.record(z.string(), z.unknown());

/** With what an account can be shown to be one's own; `passkey` are the options for the browser, null without a passkey. */
export const FactorChoice = dataOf(
  z.object({ totp: z.boolean(), recovery: z.boolean(), passkey: z.nullable(browserOptions) }),
);
export type FactorChoice = z.infer<typeof FactorChoice>;

/** `POST /api/account/passkeys/options`. */
export const NewPasskeyOptions = dataOf(browserOptions);

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: Instant,
  last_used_at: z.nullable(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

/** `GET /api/account/factors`. `required` when the account may do nothing without one. */
export const Factors = z.object({
  required: z.boolean(),
  passkeys: z.array(Passkey),
  totp: z.nullable(z.object({ created_at: Instant })),
  recovery_codes_left: z.int(),
});
export type Factors = z.infer<typeof Factors>;
export const FactorsResponse = dataOf(Factors);

/** The name that an owner gives a passkey. */
const passkeyName = z
  .string('validation.required')
  .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(60, 'validation.tooLong'));

/** `POST /api/account/passkeys`. */
export const AddPasskey = z.object({ name: passkeyName, passkey: PasskeyRegistration });
export type AddPasskey = z.infer<typeof AddPasskey>;
/** `PATCH /api/account/passkeys/:id`. */
export const RenamePasskey = z.object({ name: passkeyName });

/** `POST /api/account/totp`: the secret to put into an app, as text, as address and as a picture of it (SVG). */
export const NewTotp = dataOf(z.object({ secret: z.string(), uri: z.string(), picture: z.string() }));
/** `POST /api/account/totp/confirm`. */
export const ConfirmTotp = z.object({
  code: FactorCode.check(z.regex(/^\d{6}$/, 'code.incomplete')),
});

/** Codes that are shown this once; null when the account keeps those it has. */
export const AddedFactor = dataOf(z.object({ recovery_codes: z.nullable(z.array(z.string())) }));
export type AddedFactor = z.infer<typeof AddedFactor>;
/** `POST /api/account/recovery-codes`. */
export const NewRecoveryCodes = dataOf(z.object({ recovery_codes: z.array(z.string()) }));

/** `GET /api/session`: how the session stands; `idle_minutes` is null where nothing ends it but time. */
export const SessionStanding = dataOf(
  z.object({ locked: z.boolean(), enrol: z.boolean(), idle_minutes: z.nullable(z.number()) }),
);
export type SessionStanding = z.infer<typeof SessionStanding>;

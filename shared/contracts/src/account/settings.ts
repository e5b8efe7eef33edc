import { dataOf, Digits, Id, Instant, Lang, z } from '@clinic/contracts';
import { OneTimeCode } from './one-time-codes.ts';
import { NewPassword } from './passwords.ts';
import { Email, Mobile, PersonName } from './person.ts';

/** What somebody agrees to or takes back, one by one (E8). */
export const consentKinds = ['terms', 'health-data', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Consents that an account takes back as it likes; without the terms there is no account. */
export const freeConsentKinds = ['health-data', 'marketing'] as const;

/** Those of them that the clinic asks for. It asked for follow-up care (`health-data`) once, and uses that no more. */
export const askedConsentKinds: readonly ConsentKind[] = ['marketing'];

/** The wording of the consents that is in force. */
export const consentVersion = '2026-11';

/** Where a session was opened, as far as the browser says. */
export const Device = z.object({
  kind: z.enum(['phone', 'tablet', 'computer', 'other']),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});
export type Device = z.infer<typeof Device>;

/** A session of the account; `last_seen_at` is renewed every 15 minutes of use. */
export const OwnSession = z.object({
  id: Id,
  device: Device,
  created_at: Instant,
  last_seen_at: Instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;
export const SessionList = dataOf(z.array(OwnSession));
/** `POST /api/sessions/revoke-others`: how many were ended. */
export const RevokedSessions = dataOf(z.object({ revoked: z.int() }));

/** The password in force, which its change takes (ASVS 6.2.3). */
const currentPassword = z
  .string('validation.required')
  .check(z.minLength(1, 'validation.required'), z.maxLength(128, 'validation.tooLong'));

/** `POST /api/account/password`: ends all other sessions and renews this one. */
export const ChangePassword = z.object({ current_password: currentPassword, password: NewPassword });
export type ChangePassword = z.infer<typeof ChangePassword>;

/** `POST /api/account/email`: sends a code to the new address. */
export const ChangeEmail = z.object({ email: Email });
export type ChangeEmail = z.infer<typeof ChangeEmail>;

/** `POST /api/account/phone`: sends a code to the new number, a mobile number of the clinic’s country in any written form (E6). */
export const ChangePhone = z.object({ phone: Mobile });
export type ChangePhone = z.infer<typeof ChangePhone>;

/** `POST /api/account/email/confirm` and `…/phone/confirm`: the code that was sent there. */
export const ConfirmChange = z.object({ code: OneTimeCode });
export type ConfirmChange = z.infer<typeof ConfirmChange>;

/** `PATCH /api/account/profile` (E6). */
export const ChangeProfile = z.object({ name: PersonName });
export type ChangeProfile = z.infer<typeof ChangeProfile>;

/** The ways by which an account may choose to be written to; notifications are chosen for each browser. */
export const messageChannels = ['email', 'sms', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** How the account wants to be written to; `lang` is the language of messages, `channels` has at least one. */
export const Preferences = z.object({
  lang: Lang,
  digits: Digits,
  channels: z.array(z.enum(messageChannels)).check(z.minLength(1, 'settings.errors.channels')),
  reminders: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;
/** With what the clinic says of the ways. */
export const CurrentPreferences = z.extend(Preferences, {
  /** Those on which the last message came back, because nobody has such an address or number. */
  unreachable: z._default(z.array(z.enum(messageChannels)), []),
  /** Those that may be chosen. */
  offered: z._default(z.array(z.enum(messageChannels)), ['email', 'sms']),
});
export type CurrentPreferences = z.infer<typeof CurrentPreferences>;
export const PreferencesResponse = dataOf(CurrentPreferences);
/** `PATCH /api/account/preferences`: what is not sent stays. */
export const ChangePreferences = z.partial(Preferences);
export type ChangePreferences = z.infer<typeof ChangePreferences>;

/** One step of a consent: given or taken back, and to which wording. */
export const Consent = z.object({
  kind: z.enum(consentKinds),
  granted: z.boolean(),
  version: z.string(),
  at: Instant,
});
export type Consent = z.infer<typeof Consent>;
/** `GET /api/account/consents`: every step, the latest first. */
export const ConsentLog = dataOf(z.array(Consent));
/** `POST /api/account/consents`: one that the clinic asks for is given or taken back, any other only taken back. */
export const ChangeConsent = z.object({ kind: z.enum(freeConsentKinds), granted: z.boolean() }).check(
  z.refine(({ kind, granted }) => !granted || askedConsentKinds.includes(kind), {
    error: 'validation.invalid',
    path: ['kind'],
  }),
);
export type ChangeConsent = z.infer<typeof ChangeConsent>;

/** The word that is typed to delete an account, in each language. */
export const deletionWords: Readonly<Record<Lang, string>> = { ar: 'حذف', en: 'DELETE' };

/** `POST /api/account/delete`: there is no way back, so it takes a typed word. */
export const DeleteAccount = z.object({
  confirm: z.string('privacy.errors.confirm').check(
    z.trim(),
    z.refine<string>((text) => Object.values(deletionWords).includes(text.toUpperCase()), 'privacy.errors.confirm'),
  ),
});
export type DeleteAccount = z.infer<typeof DeleteAccount>;

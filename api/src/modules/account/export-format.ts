import * as z from 'zod';
import { BookedKind, Digits, Instant, Lang, LocalDate } from '@clinic/contracts';
import { Consent, Device, messageChannels } from '@clinic/contracts/account';

const Names = z.object({ name_ar: z.string(), name_en: z.string() });
const MaybeInstant = z.nullable(Instant);

const Event = z.object({
  from: z.nullable(z.string()),
  to: z.string(),
  /** `you`, `clinic`, or `system` for what happens by itself. */
  by: z.enum(['you', 'clinic', 'system']),
  reason: z.nullable(z.string()),
  at: Instant,
});

const Visit = z.object({
  reference: z.string(),
  status: z.string(),
  starts_at: Instant,
  ends_at: Instant,
  doctor: Names,
  specialty: Names,
  /** Where the clinic has several branches. */
  branch: z.optional(Names),
  /** What kind of visit it was; left out for the ordinary one. */
  kind: z.optional(BookedKind),
  booking_for: z.string(),
  /** The number of the dependent in `dependents`. */
  dependent: z.nullable(z.int()),
  patient_name: z.string(),
  patient_phone: z.nullable(z.string()),
  patient_email: z.nullable(z.string()),
  lang: Lang,
  booked_by_clinic: z.boolean(),
  /** When the link of a reminder said that the patient comes. */
  coming_at: MaybeInstant,
  /** The reference that the appointment had before it was moved here is its own: this says that it was moved. */
  moved: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
  events: z.array(Event),
});

const WaitingListEntry = z.object({
  specialty: Names,
  doctor: z.nullable(Names),
  dependent: z.nullable(z.int()),
  /** Reference of the appointment that an earlier slot would take the place of. */
  in_place_of: z.nullable(z.string()),
  first_date: LocalDate,
  last_date: LocalDate,
  weekdays: z.array(z.int()),
  day_parts: z.array(z.string()),
  status: z.string(),
  joined_at: Instant,
  offers: z.array(
    z.object({
      state: z.string(),
      starts_at: Instant,
      offered_at: Instant,
      expires_at: Instant,
      answered_at: MaybeInstant,
    }),
  ),
});

/**
 * `GET /api/account/export`: everything that the clinic's site keeps about an account (E8, decision 22). Nothing that opens
 * an account is in it: no password, no token, no code.
 */
export const AccountExport = z.object({
  format: z.literal('clinic-account/1'),
  exported_at: Instant,
  account: z.object({
    public_id: z.string(),
    name: z.string(),
    email: z.string(),
    email_verified_at: MaybeInstant,
    phone: z.nullable(z.string()),
    phone_verified_at: MaybeInstant,
    role: z.int(),
    lang: Lang,
    digits: Digits,
    channels: z.array(z.enum(messageChannels)),
    reminders: z.boolean(),
    password_changed_at: MaybeInstant,
    created_at: Instant,
    updated_at: Instant,
  }),
  consents: z.array(Consent),
  sessions: z.array(
    z.object({
      device: Device,
      user_agent: z.string(),
      created_at: Instant,
      last_seen_at: Instant,
      expires_at: Instant,
    }),
  ),
  /** Browsers that show notifications; not what it takes to send them some. */
  notified_browsers: z.array(z.object({ push_service: z.string(), created_at: Instant, last_seen_at: Instant })),
  one_time_codes: z.array(
    z.object({
      purpose: z.string(),
      channel: z.string(),
      target: z.nullable(z.string()),
      state: z.string(),
      created_at: Instant,
      expires_at: Instant,
    }),
  ),
  second_factors: z.array(
    z.object({
      kind: z.enum(['passkey', 'totp']),
      /** What its owner calls it. */
      name: z.nullable(z.string()),
      created_at: Instant,
      last_used_at: MaybeInstant,
    }),
  ),
  /** The newsletter that goes to the account's e-mail address, once that is verified. */
  newsletter: z.nullable(z.object({ lang: Lang, subscribed_at: Instant })),
  dependents: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      relation: z.string(),
      birth_date: LocalDate,
      phone: z.nullable(z.string()),
      created_at: Instant,
      updated_at: Instant,
      removed_at: MaybeInstant,
    }),
  ),
  appointments: z.array(Visit),
  waiting_list: z.array(WaitingListEntry),
  notifications: z.array(
    z.object({
      kind: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      created_at: Instant,
      read_at: MaybeInstant,
    }),
  ),
  messages: z.array(
    z.object({
      channel: z.string(),
      // Null once the message was sent or has expired.
      recipient: z.nullable(z.string()),
      lang: Lang,
      subject: z.nullable(z.string()),
      body: z.nullable(z.string()),
      state: z.string(),
      created_at: Instant,
    }),
  ),
  /** What the audit log says was done by the account or to it. */
  acts: z.array(z.object({ action: z.string(), subject: z.string(), result: z.string(), at: Instant })),
});
export type AccountExport = z.infer<typeof AccountExport>;

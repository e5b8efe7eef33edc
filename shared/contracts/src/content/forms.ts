import { anyPhone, dataOf, Email, PersonName, typedPhone, z } from '@clinic/contracts';

export { Email, PersonName };

export const Phone = typedPhone(anyPhone);

/** Subjects of the contact form (S130). */
export const contactSubjects = ['general', 'complaint', 'suggestion', 'call-request'] as const;

/** `POST /api/contact-messages` (S130). Answers 201. `Idempotency-Key` makes a repeated post harmless. */
export const ContactMessage = z.object({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  phone: Phone,
  subject: z.enum(contactSubjects, 'validation.required'),
  message: z
    .string('validation.required')
    .check(
      z.trim(),
      z.minLength(1, 'validation.required'),
      z.minLength(10, 'validation.tooShort'),
      z.maxLength(2000, 'validation.tooLong'),
    ),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** A form was stored; the reference can be read out on the telephone. */
export const Received = dataOf(z.object({ reference: z.string() }));

/** `POST /api/newsletter/subscribe` (S87). Subscribing twice answers kindly. */
export const NewsletterSubscribe = z.object({ email: Email });
export type NewsletterSubscribe = z.infer<typeof NewsletterSubscribe>;
/** `POST /api/newsletter/unsubscribe`: the token of the link in each message. */
export const NewsletterUnsubscribe = z.object({
  token: z
    .string('validation.required')
    .check(z.minLength(20, 'validation.invalid'), z.maxLength(200, 'validation.invalid')),
});
/** `message` is in the caller's language. */
export const NewsletterResponse = z.object({ message: z.string() });

/** `GET /api/referral-options`: how a visitor may have heard of the clinic (S20, S133). */
export const ReferralOption = z.object({
  value: z.string(),
  label_ar: z.string(),
  label_en: z.string(),
  /** Asks for a text of one's own. */
  is_other: z.boolean(),
});
export type ReferralOption = z.infer<typeof ReferralOption>;
export const ReferralOptionList = dataOf(z.array(ReferralOption));

/** `POST /api/referral-answers`: `custom` is required for an option that is «other» (key `referral.moreDetail`), 5 letters at least. */
export const AnswerReferral = z.object({
  option: z
    .string('referral.selectOption')
    .check(z.minLength(1, 'referral.selectOption'), z.maxLength(60, 'validation.invalid')),
  custom: z.optional(z.string().check(z.trim(), z.maxLength(500, 'validation.tooLong'))),
});
export type AnswerReferral = z.infer<typeof AnswerReferral>;

export { honeypot } from '@clinic/contracts';

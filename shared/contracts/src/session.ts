import * as z from 'zod/mini';
import { Lang } from './primitives.ts';

/** What may be signed in with: an e-mail address, or a mobile number of the clinic’s country in any written form (E6). */
export const LoginRequest = z.object({
  identifier: z.string().check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(254, 'validation.tooLong')),
  password: z.string().check(z.minLength(1, 'validation.required'), z.maxLength(128, 'validation.tooLong')),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** Role ids as stored and as sent in the `role` cookie (E1). */
export const roles = {
  admin: 1,
  doctor: 2,
  reception: 3,
  patient: 4,
  editor: 5,
  moderator: 6,
  schedules: 7,
  reviewer: 8,
  publisher: 9,
} as const;
export type RoleName = keyof typeof roles;

/** The answer to a sign-in (S75). `role` is the role id. */
export const LoginResponse = z.object({
  access_token: z.string(),
  user: z.object({
    name: z.string(),
    role: z.int(),
    phone_verified_at: z.nullable(z.string()),
  }),
});
export type LoginResponse = z.infer<typeof LoginResponse>;

/** How numbers are written in Arabic: 1234 or ١٢٣٤. */
export const Digits = z.enum(['latn', 'arab']);
export type Digits = z.infer<typeof Digits>;

const Named = z.object({ id: z.int(), name_ar: z.string(), name_en: z.string() });

/** What the role of one of the staff is limited to. An empty list is no limit of that kind. */
export const RoleLimits = z.object({ specialties: z.array(Named), branches: z.array(Named) });
export type RoleLimits = z.infer<typeof RoleLimits>;

/** `GET /api/user`, unwrapped (S82), with the session facts of S73. */
export const CurrentUser = z.object({
  public_id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  /** Empty while the account has none: somebody else has proved the one that it had. */
  email: z.string(),
  role: z.int(),
  phone_verified_at: z.nullable(z.string()),
  /** The language of the clinic's messages. */
  lang: Lang,
  digits: Digits,
  unread_notifications: z.int(),
  /** Left out for whoever has no limits. */
  limits: z.optional(RoleLimits),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

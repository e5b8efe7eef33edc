import { dataOf, LoginResponse, z } from '@clinic/contracts';
import { OneTimeCode, otpChannels } from './one-time-codes.ts';
import { NewPassword } from './passwords.ts';
import { Email, Mobile, PersonName } from './person.ts';

/** A password that is typed a second time, by forms only. */
const again = z.optional(z.string().check(z.maxLength(128, 'validation.tooLong')));
const bothMatch = z.refine<{ password: string; password_confirmation?: string | undefined }>(
  ({ password, password_confirmation }) => password_confirmation === undefined || password_confirmation === password,
  // Said along with what is wrong elsewhere, not only once the rest is right.
  {
    path: ['password_confirmation'],
    error: 'password.mismatch',
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

/**
 * `POST /api/register` (S76, S144). 202, whether or not the address or number has an account: what comes next is told there.
 * `marketing` is a consent of its own, off unless it is given (E8).
 */
export const Registration = z
  .object({
    name: PersonName,
    email: Email,
    phone: Mobile,
    password: NewPassword,
    password_confirmation: again,
    terms_accepted: z.literal(true, 'register.errors.terms'),
    marketing: z._default(z.boolean(), false),
  })
  .check(bothMatch);
export type Registration = z.infer<typeof Registration>;

/** What a registration goes on with: `/phone/verification/{registration}`, in the browser that began it (Q31). */
export const RegistrationResponse = dataOf(z.object({ registration: z.string() }));

/** `POST /api/phone/verification/{id}`: the code that was sent. */
export const VerifyPhone = z.object({ code: OneTimeCode });
/** Who is signed in now; the token is a browser's that has just registered, null for somebody who was signed in before. */
export const VerifiedResponse = z.object({ access_token: z.nullable(z.string()), user: LoginResponse.shape.user });
export type VerifiedResponse = z.infer<typeof VerifiedResponse>;

/** `POST /api/phone/verification/{id}/code`: another code, 60 seconds after the one before; 202. */
export const RequestCode = z.object({ channel: z._default(z.enum(otpChannels), 'sms') });

/** `POST /api/password/forgot`: an e-mail address or mobile number; 202, whether or not it has an account. */
export const ForgotPassword = z.object({
  identifier: z
    .string('validation.required')
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(254, 'validation.tooLong')),
});

/** `POST /api/password/reset`: 204, in the browser that asked for the code. */
export const ResetPassword = z
  .object({ code: OneTimeCode, password: NewPassword, password_confirmation: again })
  .check(bothMatch);

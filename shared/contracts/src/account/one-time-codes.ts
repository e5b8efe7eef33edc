import { latinDigits, z } from '@clinic/contracts';

/** How a one-time code is sent. */
export const otpChannels = ['sms', 'email'] as const;
export type OtpChannel = (typeof otpChannels)[number];

/** What a one-time code is for (E5). */
export type OtpPurpose = 'register' | 'verify-phone' | 'reset' | 'change-email' | 'change-phone';

/** Digits of a one-time code, and after how many seconds another one may be asked for (E5). */
export const otpLength = 6;
export const otpResendSeconds = 60;

/** Messages and keyboards put spaces, hyphens and marks of direction among the digits. */
const digitsOf = (text: string) => latinDigits(text).replace(/[\s\p{Cf}-]/gu, '');

/** A one-time code as people type and paste it: Arabic digits and spaces are welcome (E6). */
export const OneTimeCode = z
  .string('validation.required')
  .check(
    z.maxLength(40, 'code.incomplete'),
    z.overwrite(digitsOf),
    z.minLength(1, 'validation.required'),
    z.regex(/^(?:\d{6})?$/, 'code.incomplete'),
  );

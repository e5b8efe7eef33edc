/** How a one-time code is sent. */
export const otpChannels = ['sms', 'email'] as const;
export type OtpChannel = (typeof otpChannels)[number];

/** What a one-time code is for (E5). */
export type OtpPurpose = 'register' | 'verify-phone' | 'reset' | 'change-email' | 'change-phone';

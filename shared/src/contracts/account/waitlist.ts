/** Parts of a day in clinic hours: until 12, until 17, until 21, and after. */
export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

/** States of somebody's place in the line (E5). */
export const waitlistStatuses = ['waiting', 'offered', 'taken', 'expired', 'left'] as const;
export type WaitlistStatus = (typeof waitlistStatuses)[number];

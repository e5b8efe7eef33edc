import type { DeskLoad } from '@clinic/contracts/account';

/** The states of a visit that takes time of its day. */
export const counted = ['pending', 'confirmed', 'checked_in', 'completed', 'no_show'] as const;

/** How many visits a doctor's day has. */
export const visitsOf = (load: DeskLoad) => counted.reduce((sum, status) => sum + load[status], 0);

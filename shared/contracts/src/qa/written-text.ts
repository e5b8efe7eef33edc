import { z } from '@clinic/contracts';

/** What people write, fit to be kept: forms break lines with two signs, and no database takes the sign with the number 0. */
export const tidy = z.overwrite((text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''));

import * as z from 'zod/mini';
import { Named } from './named.ts';

/** A branch by its names. */
export const BranchName = z.extend(Named, {});
export type BranchName = z.infer<typeof BranchName>;

/** A branch with what a patient needs to get there. */
export const BranchPlace = z.extend(BranchName, {
  address_ar: z.string(),
  address_en: z.string(),
  phone: z.nullable(z.string()),
  map_url: z.nullable(z.string()),
});
export type BranchPlace = z.infer<typeof BranchPlace>;

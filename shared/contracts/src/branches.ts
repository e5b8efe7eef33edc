import * as z from 'zod/mini';
import { Id } from './primitives.ts';

/** A branch by its names. */
export const BranchName = z.object({ id: Id, name_ar: z.string(), name_en: z.string() });
export type BranchName = z.infer<typeof BranchName>;

/** A branch with what a patient needs to get there. */
export const BranchPlace = z.extend(BranchName, {
  address_ar: z.string(),
  address_en: z.string(),
  phone: z.nullable(z.string()),
  map_url: z.nullable(z.string()),
});
export type BranchPlace = z.infer<typeof BranchPlace>;

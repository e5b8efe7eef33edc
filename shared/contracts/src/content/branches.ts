import { dataOf, Id, z } from '@clinic/contracts';

/** A branch of the clinic: where it is, how to reach it, and when it is open. */
export const Branch = z.object({
  id: Id,
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  city_ar: z.string(),
  city_en: z.string(),
  address_ar: z.string(),
  address_en: z.string(),
  phone: z.nullable(z.string()),
  map_url: z.nullable(z.string()),
  /** Degrees north and east (WGS 84); both or neither. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Per weekday (0 = Sunday) an opening minute and a length; it may run past midnight. */
  intervals: z.array(z.object({ weekday: z.int(), start_min: z.int(), duration_min: z.int() })),
});
export type Branch = z.infer<typeof Branch>;
/** `GET /api/branches`: those of a clinic that has several, in its own order; nothing where there is only one. */
export const BranchList = dataOf(z.array(Branch));

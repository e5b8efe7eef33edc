import { DoctorsQuery, z } from '@clinic/contracts';
import { Gender } from './doctors.ts';

/** `GET /api/doctors?specialty&name&language&gender&branch&free_within&page`: doctors whom all of it fits, by name, 12 a page. */
export const DirectoryQuery = z.extend(DoctorsQuery, {
  /** Beginnings of words of the name, in either language. */
  name: z.optional(z.string().check(z.maxLength(100))),
  /** A language that the doctor speaks, such as `ar` (ISO 639). */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/, 'validation.unknown'))),
  gender: z.optional(Gender),
  /** Slug of a branch where the doctor sees patients. */
  branch: z.optional(z.string().check(z.maxLength(200))),
  /** Most days from the clinic's today to the next free slot. */
  free_within: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(31))),
});

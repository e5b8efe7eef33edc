import { DoctorPage, z } from '@clinic/contracts';

/** As a clinic says of its doctors; some say nothing. */
export const Gender = z.enum(['female', 'male']);
export type Gender = z.infer<typeof Gender>;

/** A branch that doctors can be looked for in. */
export const BranchChoice = z.object({ slug: z.string(), name_ar: z.string(), name_en: z.string() });
export type BranchChoice = z.infer<typeof BranchChoice>;

/**
 * A page of the directory, and what its doctors differ in: languages, those of most doctors first, genders, and branches where
 * the clinic has several.
 */
export const DoctorDirectory = z.extend(DoctorPage, {
  choices: z.object({
    languages: z.array(z.string()),
    genders: z.array(Gender),
    branches: z.optional(z.array(BranchChoice)),
  }),
});
export type DoctorDirectory = z.infer<typeof DoctorDirectory>;

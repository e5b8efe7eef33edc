import { DoctorPage, z } from '@clinic/contracts';

/** As a clinic says of its doctors; some say nothing. */
export const Gender = z.enum(['female', 'male']);
export type Gender = z.infer<typeof Gender>;

/** A page of the directory, and what its doctors differ in: languages, those of most doctors first, and genders. */
export const DoctorDirectory = z.extend(DoctorPage, {
  choices: z.object({ languages: z.array(z.string()), genders: z.array(Gender) }),
});
export type DoctorDirectory = z.infer<typeof DoctorDirectory>;

import { dataOf, Doctor, z } from '@clinic/contracts';

/** `GET /api/home`: what the home page shows besides its lists, as `settings.yaml` of the clinic's content says. */
export const HomeSettings = z.object({
  /** The doctor at the top of the page (S39); null where the clinic names none, or the doctor has left. */
  featured_doctor: z.nullable(Doctor),
  /** Whether patients may pay in four parts without interest (S48). */
  instalments: z.boolean(),
});
export type HomeSettings = z.infer<typeof HomeSettings>;
export const HomeSettingsResponse = dataOf(HomeSettings);

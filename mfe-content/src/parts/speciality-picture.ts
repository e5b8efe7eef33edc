import type { Specialty } from '@clinic/contracts';

/** Drawn scene of a speciality, 800 × 500. */
export function specialityScene({ icon }: Pick<Specialty, 'icon'>): string {
  return `/images/specialties/${icon}.svg`;
}

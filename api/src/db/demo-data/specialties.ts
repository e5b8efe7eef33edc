import type { DemoSpecialty } from './types.ts';
import { dentistry } from './specialties/dentistry.ts';
import { dermatology } from './specialties/dermatology.ts';
import { ent } from './specialties/ent.ts';
import { familyMedicine } from './specialties/family-medicine.ts';
import { internalMedicine } from './specialties/internal-medicine.ts';
import { neurology } from './specialties/neurology.ts';
import { nutrition } from './specialties/nutrition.ts';
import { obstetrics } from './specialties/obstetrics.ts';
import { ophthalmology } from './specialties/ophthalmology.ts';
import { orthopedics } from './specialties/orthopedics.ts';
import { pediatrics } from './specialties/pediatrics.ts';
import { physiotherapy } from './specialties/physiotherapy.ts';
import { psychiatry } from './specialties/psychiatry.ts';
import { urology } from './specialties/urology.ts';

/** The specialities of the demo clinic in the order of its lists (S3, S57). */
export const specialties: readonly DemoSpecialty[] = [
  dentistry,
  dermatology,
  pediatrics,
  obstetrics,
  ent,
  internalMedicine,
  physiotherapy,
  familyMedicine,
  ophthalmology,
  orthopedics,
  neurology,
  urology,
  psychiatry,
  nutrition,
];

import type { DemoDoctor } from './types.ts';
import { dentists } from './doctors/dentistry.ts';
import { dermatologists } from './doctors/dermatology.ts';
import { entDoctors } from './doctors/ent.ts';
import { familyDoctors } from './doctors/family-medicine.ts';
import { internists } from './doctors/internal-medicine.ts';
import { neurologists } from './doctors/neurology.ts';
import { nutritionists } from './doctors/nutrition.ts';
import { obstetricians } from './doctors/obstetrics.ts';
import { ophthalmologists } from './doctors/ophthalmology.ts';
import { orthopedists } from './doctors/orthopedics.ts';
import { pediatricians } from './doctors/pediatrics.ts';
import { physiotherapists } from './doctors/physiotherapy.ts';
import { psychiatrists } from './doctors/psychiatry.ts';
import { urologists } from './doctors/urology.ts';

/** Everyone who can be booked in the demo clinic; 58, 67 and 1080 are named by the promotions (S38). */
export const doctors: readonly DemoDoctor[] = [
  ...dentists,
  ...dermatologists,
  ...pediatricians,
  ...obstetricians,
  ...entDoctors,
  ...internists,
  ...physiotherapists,
  ...familyDoctors,
  ...ophthalmologists,
  ...orthopedists,
  ...neurologists,
  ...urologists,
  ...psychiatrists,
  ...nutritionists,
];

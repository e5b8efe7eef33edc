import { clinicCountry } from '@clinic/contracts';
import type { ContentItem } from '@clinic/contracts/content';

type NationalNumber = ContentItem & { number: string };

const redCrescent = { name_ar: 'الهلال الأحمر السعودي', name_en: 'Saudi Red Crescent' };
const ministry = { name_ar: 'وزارة الصحة', name_en: 'Ministry of Health' };
const anyAmbulance = { name_ar: 'الإسعاف', name_en: 'Ambulance' };
const anyLine = { name_ar: 'الاستشارة الصحية', name_en: 'Health advice' };

/** Who helps when the clinic's ambulance does not drive: the numbers are national. */
export function emergencyNumbers(): readonly NationalNumber[] {
  const { ambulance, healthLine, isSaudi = false } = clinicCountry.emergency;
  const drives: NationalNumber = {
    number: ambulance,
    ...(isSaudi ? redCrescent : anyAmbulance),
    text_ar: 'إسعاف في أي ساعة عند الخطر على الحياة.',
    text_en: 'An ambulance at any hour when life is in danger.',
  };
  if (healthLine === null) return [drives];
  const advises: NationalNumber = {
    number: healthLine,
    ...(isSaudi ? ministry : anyLine),
    text_ar: 'استشارة صحية هاتفية على مدار الساعة.',
    text_en: 'Health advice by phone, around the clock.',
  };
  return [drives, advises];
}

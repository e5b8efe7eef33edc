import type { ReferralOption } from '@clinic/contracts/content';
import type { ReferralOptionRow } from './repo.ts';

/** One way in which somebody may have heard of the clinic. */
export function presentReferralOption(row: ReferralOptionRow): ReferralOption {
  return { value: row.value, label_ar: row.labelAr, label_en: row.labelEn, is_other: row.isOther };
}

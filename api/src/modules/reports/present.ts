import type { MissedSearch, FoundPost, WaitingLine } from '@clinic/contracts/content/reports';
import { languagesOfListed } from '../content-desk/present.ts';
import type { ConditionRow } from './content-repo.ts';
import type { FindingTimes } from './policy.ts';
import { findingsOf } from './policy.ts';
import type { MissRow, WaitingRow } from './repo.ts';

/** A post with why it needs work. */
export const presentPost = (row: ConditionRow, times: FindingTimes): FoundPost => ({
  ...{ id: row.id, type: row.type, title_ar: row.titleAr, title_en: row.titleEn, live: row.live },
  findings: findingsOf({ ...row, languages: languagesOfListed(row) }, times),
});

const inTenths = (hours: number | null) => (hours === null ? null : Math.round(hours * 10) / 10);

/** How long questions of a speciality wait. */
export const presentWaiting = (row: WaitingRow): WaitingLine => ({
  ...{ id: row.id, name_ar: row.name_ar, name_en: row.name_en, open: row.open, answered: row.answered },
  oldest_at: row.oldest === null ? null : new Date(row.oldest * 1000).toISOString(),
  median_hours: inTenths(row.median_hours),
  p90_hours: inTenths(row.p90_hours),
});

/** A text that was searched for without result. */
export const presentMiss = ({ query, times, days, last_on }: MissRow): MissedSearch => ({
  ...{ query, times, days, last_on },
});

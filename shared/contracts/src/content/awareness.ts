import { LocalDate, z } from '@clinic/contracts';

/** A health-awareness event of one year (S55): `id` is the rule and the year. */
export const AwarenessEvent = z.object({
  id: z.string(),
  name: z.string(),
  name_arabic: z.string(),
  start_date: LocalDate,
  end_date: LocalDate,
  /** `DD-MM-YYYY`. */
  start_date_raw: z.string(),
  end_date_raw: z.string(),
  duration_type: z.enum(['day', 'week', 'month']),
  month: z.int(),
  day: z.int(),
  year: z.int(),
});
export type AwarenessEvent = z.infer<typeof AwarenessEvent>;

/** `GET /api/awareness-events?year=2026`: grouped by duration, then by `month_01` to `month_12` (S55). Without a year the present one of the clinic. */
export const AwarenessYearQuery = z.object({
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(2020), z.maximum(2100))),
});
const byMonth = z.record(z.string(), z.array(AwarenessEvent));
export const AwarenessYear = z.object({
  year: z.int(),
  data: z.object({ day: byMonth, week: byMonth, month: byMonth }),
});

/** What the strip shows (S52, S53, Q2): an event or staff's urgent notice. `link` is a path of the site. */
export const TickerItem = z.object({
  id: z.string(),
  badge: z.enum(['urgent', 'today', 'week', 'month']),
  name_ar: z.string(),
  name_en: z.string(),
  start_date: LocalDate,
  end_date: LocalDate,
  link: z.nullable(z.string()),
});
export type TickerItem = z.infer<typeof TickerItem>;

/** `GET /api/awareness-events/today`: the first by priority is shown, the others are named to assistive technology. `?date=` outside production only. */
export const AwarenessToday = z.object({ date: LocalDate, data: z.array(TickerItem) });
export type AwarenessToday = z.infer<typeof AwarenessToday>;
export const AwarenessTodayQuery = z.object({ date: z.optional(LocalDate) });

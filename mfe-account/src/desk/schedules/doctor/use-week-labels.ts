import { useLang, useTranslation } from '@clinic/kit/i18n';
import { weekdayName } from './weekday-name.ts';
import type { WeekDraft } from './week-state.ts';

/** The words over each field of a week, by the name that the API gives it. */
export function useWeekLabels({ kinds, timetables }: WeekDraft): Record<string, string> {
  const { t } = useTranslation('account');
  const lang = useLang();
  const labels: Record<string, string> = {
    slot_minutes: t('schedules.week.slotMinutes'),
    lead_hours: t('schedules.rules.leadHours'),
    buffer_before: t('schedules.rules.bufferBefore'),
    buffer_after: t('schedules.rules.bufferAfter'),
    most_per_day: t('schedules.rules.mostPerDay'),
  };
  labels['kinds'] = t('schedules.kinds.title');
  kinds.forEach((_kind, index) => {
    const of = (part: string) => `${part} (${index + 1})`;
    labels[`kinds.${index}.name_ar`] = of(t('schedules.kinds.nameAr'));
    labels[`kinds.${index}.name_en`] = of(t('schedules.kinds.nameEn'));
    labels[`kinds.${index}.minutes`] = of(t('schedules.kinds.minutes'));
  });
  timetables.forEach(({ hours }, index) => {
    const name = `timetables.${index}`;
    labels[`${name}.kind`] = t('schedules.week.kind');
    labels[`${name}.valid_from`] = t('schedules.week.validFrom');
    labels[`${name}.valid_to`] = t('schedules.week.validTo');
    hours.forEach(({ weekday }, line) => {
      const day = weekdayName(weekday, lang);
      labels[`${name}.hours.${line}.opens`] = t('schedules.week.fromOn', { day });
      labels[`${name}.hours.${line}.minutes`] = t('schedules.week.toOn', { day });
      labels[`${name}.hours.${line}.kinds`] = t('schedules.week.kindsOn', { day });
      labels[`${name}.hours.${line}.branch_id`] = t('schedules.week.branchOn', { day });
    });
  });
  return labels;
}

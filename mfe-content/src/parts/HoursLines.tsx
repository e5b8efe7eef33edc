import type { Department } from '@clinic/contracts/content';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { daysText, hoursLines, intervalText, type HoursLine } from './opening-hours.ts';

/** The hours of a department: one line when they are the same every day, else a line for the days that share them. */
export function HoursLines({ department }: { department: Pick<Department, 'intervals'> }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const said = ({ intervals }: HoursLine) =>
    intervals.length === 0
      ? t('hours.closedThatDay')
      : intervals.map((interval) => intervalText(interval, lang)).join(t('hours.and'));
  const lines = hoursLines(department);
  if (lines.length === 1) return lines.map(said);
  return lines.map((line) => (
    <div key={line.days[0]}>
      {daysText(line.days, lang)}: {said(line)}
    </div>
  ));
}

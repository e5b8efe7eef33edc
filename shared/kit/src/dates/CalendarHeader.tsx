import { styled } from '@mui/material/styles';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Lang } from '@clinic/contracts';
import { color } from '../theme/color-schemes.ts';
import { addDays, formatDate, formatHijri, hijriDate, type LocalDate } from '@clinic/contracts/time';
import { Icon, IconButton } from '../ui/index.ts';
import { useCalendarDays } from './calendar-context.ts';
import { toCalendarDay, toLocalDate } from './clinic-date-adapter.ts';

/** The Hijri months that a Gregorian month, given by its first day, reaches into. */
export function hijriMonths(firstDay: LocalDate, lang: Lang): string {
  const lastDay = addDays(nextMonth(firstDay), -1);
  const from = hijriDate(firstDay);
  const to = hijriDate(lastDay);
  if (from.month === to.month) return formatHijri(firstDay, lang, 'month');
  const start = formatHijri(firstDay, lang, from.year === to.year ? 'name' : 'month');
  return `${start} – ${formatHijri(lastDay, lang, 'month')}`;
}

function nextMonth(firstDay: LocalDate, step: 1 | -1 = 1): LocalDate {
  const day = toCalendarDay(firstDay);
  day.setUTCMonth(day.getUTCMonth() + step);
  return toLocalDate(day);
}

/** Which month is shown, in both calendars and read aloud when it changes, and the way to its neighbours. */
export function CalendarHeader({ currentMonth, onMonthChange, labelId }: PickersCalendarHeaderProps) {
  const { t } = useTranslation('shared');
  const { lang, today, last } = useCalendarDays();
  const month = `${toLocalDate(currentMonth).slice(0, 7)}-01`;
  const hasPrevious = month.slice(0, 7) > today.slice(0, 7);
  const hasNext = month.slice(0, 7) < last.slice(0, 7);
  return (
    <Bar>
      <IconButton
        aria-label={t('calendar.previous')}
        aria-disabled={!hasPrevious || undefined}
        onClick={() => hasPrevious && onMonthChange(toCalendarDay(nextMonth(month, -1)))}
      >
        <Icon name="chevron-start" />
      </IconButton>
      <div id={labelId} aria-live="polite">
        <b>{formatDate(month, lang, 'month')}</b>
        <span> {hijriMonths(month, lang)}</span>
      </div>
      <IconButton
        aria-label={t('calendar.next')}
        aria-disabled={!hasNext || undefined}
        onClick={() => hasNext && onMonthChange(toCalendarDay(nextMonth(month)))}
      >
        <Icon name="chevron-end" />
      </IconButton>
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockEnd: 8,
  textAlign: 'center',
  color: color('ink'),
  '& b': { display: 'block', fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.5 },
  '& span': { display: 'block', fontSize: '.875rem', lineHeight: 1.5, color: color('ink-2') },
  '& button[aria-disabled]': { color: color('ink-3'), cursor: 'not-allowed' },
});

import { styled } from '@mui/material/styles';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { clinicCountry, type Lang } from '@clinic/contracts';
import { color } from '../theme/color-schemes.ts';
import { formatDate, formatNumber, type LocalDate } from '@clinic/contracts/time';
import { Icon } from '../ui/index.ts';
import { CalendarDaysProvider } from './calendar-context.ts';
import { CalendarDay, Mark } from './CalendarDay.tsx';
import { CalendarHeader } from './CalendarHeader.tsx';
import { ClinicDateAdapter, toCalendarDay, toLocalDate } from './clinic-date-adapter.ts';

interface BookingCalendarProps {
  /** The clinic's date today, from the server. */
  today: LocalDate;
  /** First and last day that can be booked, see `bookingWindow`. */
  first: LocalDate;
  last: LocalDate;
  /** Free times of each day. Not given while they are on their way. */
  days?: Readonly<Record<LocalDate, number>>;
  value: LocalDate | null;
  onChange: (date: LocalDate) => void;
  lang: Lang;
  /** Why earlier days cannot be booked; the site's own words when not given. */
  notice?: string;
}

const slots = { day: CalendarDay, calendarHeader: CalendarHeader };

/**
 * The day of a visit: months in both calendars, the days off of the country marked as weekend, days with free times
 * marked, and the two days' notice explained to mouse, finger, keyboard and screen reader.
 */
export function BookingCalendar({ today, first, last, days, value, onChange, lang, notice }: BookingCalendarProps) {
  const { t } = useTranslation('shared');
  const noticeId = useId();
  const [noticed, notify] = useState<LocalDate | null>(null);
  const text = notice ?? t('calendar.notice');

  useEffect(() => {
    if (noticed === null) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Otherwise the same key would also close the dialog around the calendar.
      event.stopPropagation();
      notify(null);
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [noticed]);

  const context = useMemo(
    () => ({ lang, today, first, last, free: days, notice: text, noticeId, noticed, notify }),
    [lang, today, first, last, days, text, noticeId, noticed],
  );
  const bounds = useMemo(
    () => ({ min: startOfMonth(today), max: endOfMonth(last), first: toCalendarDay(first) }),
    [today, first, last],
  );
  // A number in the legend is read as that very day: only one that is full may stand there.
  const full = Object.keys(days ?? {})
    .sort()
    .find((date) => days?.[date] === 0);
  const chosen = useMemo(() => (value === null ? null : toCalendarDay(value)), [value]);

  return (
    <Frame>
      <Notice id={noticeId} data-lit={noticed !== null || undefined}>
        <Icon name="info" size={20} />
        <span>{text}</span>
      </Notice>
      <CalendarDaysProvider value={context}>
        <LocalizationProvider dateAdapter={ClinicDateAdapter} adapterLocale={lang} dateLibInstance={today}>
          <DateCalendar
            views={['day']}
            reduceAnimations
            value={chosen}
            referenceDate={chosen ?? bounds.first}
            minDate={bounds.min}
            maxDate={bounds.max}
            dayOfWeekFormatter={(day) => formatDate(toLocalDate(day), lang, lang === 'ar' ? 'weekday' : 'shortWeekday')}
            slots={slots}
            onChange={(day) => {
              const date = day && toLocalDate(day);
              if (date && date >= first && date <= last) onChange(date);
            }}
          />
        </LocalizationProvider>
      </CalendarDaysProvider>
      <Legend aria-hidden>
        <span>
          <Mark /> {t('calendar.legend.free')}
        </span>
        <span>
          <Mark data-few /> {t('calendar.legend.few')}
        </span>
        {full !== undefined && (
          <span>
            <s>{formatNumber(toCalendarDay(full).getUTCDate(), lang)}</s> {t('calendar.legend.full')}
          </span>
        )}
        <span>
          <i data-weekend /> {t('calendar.legend.weekend')}
        </span>
      </Legend>
    </Frame>
  );
}

function startOfMonth(date: LocalDate): Date {
  return toCalendarDay(`${date.slice(0, 7)}-01`);
}

function endOfMonth(date: LocalDate): Date {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0));
}

const week = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 'clamp(1px, .6vw, 4px)',
  margin: '0 0 4px',
} as const;

const Frame = styled('div')(() => ({
  maxWidth: 520,
  '& .MuiDateCalendar-root': { width: '100%', height: 'auto', maxHeight: 'none', overflow: 'visible', margin: 0 },
  '& .MuiDayCalendar-header': week,
  '& .MuiDayCalendar-weekContainer': week,
  '& .MuiDayCalendar-monthContainer': { overflow: 'visible', position: 'static' },
  '& .MuiDayCalendar-slideTransition': { minHeight: 0, overflow: 'visible' },
  '& .MuiDayCalendar-weekDayLabel': {
    width: 'auto',
    height: 32,
    margin: 0,
    fontSize: 'clamp(.6875rem, 2.6vw, .8125rem)',
    color: color('ink-2'),
    // The week begins on Sunday, the day 0.
    [clinicCountry.weekend.map((day) => `&:nth-of-type(${day + 1})`).join()]: {
      color: color('ink'),
      fontWeight: 600,
      backgroundColor: color('raised'),
      borderRadius: 8,
    },
  },
}));

const Legend = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBlockStart: 12,
  fontSize: '.875rem',
  color: color('ink-2'),
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& i': { color: color('primary') },
  '& i[data-weekend]': {
    width: 18,
    height: 18,
    borderRadius: 5,
    border: `1px solid ${color('line')}`,
    backgroundColor: color('raised'),
  },
});

const Notice = styled('p')({
  display: 'flex',
  gap: 8,
  margin: '0 0 12px',
  padding: '10px 14px',
  borderRadius: 12,
  fontSize: '.9375rem',
  lineHeight: 1.6,
  color: color('ink'),
  backgroundColor: color('info-soft'),
  border: '1px solid transparent',
  '&[data-lit]': { borderColor: color('info') },
  '& svg': { color: color('info'), marginBlockStart: 2 },
});

import { styled } from '@mui/material/styles';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { clinicCountry } from '@clinic/contracts';
import { useTranslation } from '../i18n/use-translation.ts';
import { color } from '../theme/color-schemes.ts';
import { forcedColors } from '../theme/forced-colors.ts';
import { formatDate, formatHijri, formatNumber, hijriDate, weekday } from '@clinic/contracts/time';
import { VisuallyHidden } from '../ui/index.ts';
import { useCalendarDays } from './calendar-context.ts';
import { toLocalDate } from './clinic-date-adapter.ts';

/** Up to this many free times a day counts as nearly full. */
const fewTimes = 3;

const otherPage: Record<string, string> = { PageUp: 'PageDown', PageDown: 'PageUp' };

/**
 * One day: its Gregorian and Hijri number and whether there are free times. A day that cannot be booked keeps its place
 * in the keyboard's path and says why.
 */
export function CalendarDay(props: PickerDayProps) {
  const {
    day,
    selected,
    outsideCurrentMonth,
    autoFocus,
    tabIndex,
    role,
    today,
    onDaySelect,
    onFocus,
    onBlur,
    onKeyDown,
  } = props;
  const { t } = useTranslation('shared');
  const { lang, first, last, free, notice, noticeId, noticed, notify } = useCalendarDays();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (autoFocus && !outsideCurrentMonth) button.current?.focus();
  }, [autoFocus, outsideCurrentMonth]);

  const date = toLocalDate(day);
  const position = { role, 'aria-colindex': props['aria-colindex'] };
  if (outsideCurrentMonth) return <div {...position} />;

  const early = date < first;
  const blocked = early || date > last;
  const times = blocked ? undefined : free?.[date];
  const state = blocked
    ? t('calendar.unavailable')
    : times === undefined
      ? undefined
      : t('calendar.free', { count: times });
  const comma = t('calendar.comma');
  const hang = () => notify(early ? date : null);

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const key = otherPage[event.key];
    // The library turns the pages the other way round than the grid pattern of WAI-ARIA.
    onKeyDown?.(key ? (Object.create(event, { key: { value: key } }) as typeof event) : event, day);
  };

  return (
    <Cell
      ref={button}
      type="button"
      {...position}
      tabIndex={tabIndex}
      aria-selected={props['aria-selected']}
      aria-current={props['aria-current']}
      aria-disabled={blocked || undefined}
      aria-describedby={early ? noticeId : undefined}
      data-weekend={clinicCountry.weekend.includes(weekday(date)) || undefined}
      data-today={today || undefined}
      data-full={times === 0 || undefined}
      data-selected={selected || undefined}
      onClick={() => {
        if (blocked) hang();
        else onDaySelect(day);
      }}
      onFocus={(event) => {
        hang();
        onFocus?.(event, day);
      }}
      onBlur={(event) => {
        notify(null);
        onBlur?.(event, day);
      }}
      onMouseEnter={hang}
      onMouseLeave={() => notify(null)}
      onKeyDown={handleKeyDown}
    >
      <VisuallyHidden>{formatDate(date, lang, 'weekday')} </VisuallyHidden>
      <b>{formatNumber(day.getUTCDate(), lang)}</b>
      <VisuallyHidden>
        {' '}
        {formatDate(date, lang, 'month')}
        {comma}
      </VisuallyHidden>
      <small>{formatNumber(hijriDate(date).day, lang)}</small>
      <VisuallyHidden>
        {' '}
        {formatHijri(date, lang, 'month')}
        {state && comma + state}
      </VisuallyHidden>
      {times !== undefined && times > 0 && <Mark data-few={times <= fewTimes || undefined} />}
      {noticed === date && (
        <Note aria-hidden data-column={columnOf(weekday(date))}>
          {notice}
        </Note>
      )}
    </Cell>
  );
}

/** On which side of the calendar a note has room. */
function columnOf(dayOfWeek: number): 'start' | 'middle' | 'end' {
  if (dayOfWeek < 2) return 'start';
  return dayOfWeek > 4 ? 'end' : 'middle';
}

/** The sign of free times: a bar, or a dot when few are left. */
export const Mark = styled('i')({
  display: 'block',
  width: 16,
  height: 5,
  borderRadius: 3,
  backgroundColor: 'currentColor',
  '&[data-few]': { width: 5 },
  [forcedColors]: { boxSizing: 'content-box', width: 12, height: 1, border: '2px solid', '&[data-few]': { width: 1 } },
});

const Note = styled('span')({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: 'calc(100% + 8px)',
  width: 210,
  padding: '8px 12px',
  borderRadius: 10,
  fontSize: '.875rem',
  lineHeight: 1.5,
  fontWeight: 400,
  textAlign: 'start',
  color: color('on-deep'),
  backgroundColor: color('deep'),
  boxShadow: `0 8px 24px rgb(${color('shade')} / .25)`,
  '&[data-column="start"]': { insetInlineStart: 0 },
  '&[data-column="middle"]': { insetInlineStart: 'calc(50% - 105px)' },
  '&[data-column="end"]': { insetInlineEnd: 0 },
});

const Cell = styled('button')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1,
  width: '100%',
  minHeight: 58,
  padding: '7px 0 0',
  border: '1px solid transparent',
  borderRadius: 12,
  color: color('primary'),
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '& b': { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.3, color: color('ink') },
  '& small': { fontSize: '.75rem', lineHeight: 1.3, color: color('ink-2') },
  '&[data-weekend]': { backgroundColor: color('raised'), borderColor: color('line') },
  '&[data-today] b': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 4 },
  '&[data-full] b': { color: color('ink-2'), textDecoration: 'line-through', fontWeight: 400 },
  '&:hover': { backgroundColor: color('primary-soft') },
  '&[data-selected]': { backgroundColor: color('primary'), color: color('on-primary'), borderColor: color('primary') },
  '&[data-selected] :is(b,small)': { color: color('on-primary') },
  '&[aria-disabled]': { cursor: 'not-allowed', borderColor: 'transparent' },
  '&[aria-disabled]:not([data-weekend])': { backgroundColor: 'transparent' },
  '&[aria-disabled] b': { fontWeight: 400, color: color('ink-3') },
  '&[aria-disabled] small': { color: color('ink-3') },
  [forcedColors]: {
    borderColor: 'Canvas',
    '&[data-weekend]': { borderColor: 'GrayText' },
    '&[aria-disabled] :is(b,small)': { color: 'GrayText' },
  },
});

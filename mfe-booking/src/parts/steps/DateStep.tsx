import { useEffect, useRef } from 'react';
import { AvailableDays } from '@clinic/shared/contracts';
import { BookingCalendar } from '@clinic/shared/dates';
import { Alert } from '@clinic/shared/forms';
import { api } from '@clinic/shared/http';
import { useLang, useTranslation } from '@clinic/shared/i18n';
import { addDays } from '@clinic/shared/time';
import { Box, SkeletonLines } from '@clinic/shared/ui';
import { withDate } from '../draft/draft.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { useResource } from '../use-resource.ts';
import type { StepProps } from './step-props.ts';
import { TimeChoice } from './TimeChoice.tsx';

/** Step 3: the day in the calendar, then the time (S59, S60). Window and today come from the API, never from the device (Q3). */
export function DateStep({ draft, change }: StepProps) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const doctor = draft.doctor?.id ?? 0;
  const days = useResource(`days of ${doctor}`, (signal) =>
    api.get('/api/available-days', AvailableDays, { query: { doctor_id: doctor }, signal }),
  );
  const outside = days.status === 'ready' && !isWithin(draft.date, days.data);
  const times = useRef<HTMLHeadingElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (outside) change((now) => ({ ...now, date: null, time: null }));
  }, [outside, change]);

  useEffect(() => {
    // Only after a press on a day: a restored choice must not pull the focus away from the step's heading.
    if (pressed.current) times.current?.focus();
    pressed.current = false;
  }, [draft.date]);

  if (days.status === 'loading') return <SkeletonLines count={8} />;
  if (days.status === 'failed') return <LoadFailed text={t('date.failed')} onRetry={days.retry} />;
  const { today, first, last } = days.data;
  const choose = (date: string) => {
    pressed.current = date !== draft.date;
    change((now) => withDate(now, date));
  };
  return (
    <>
      {Object.keys(days.data.days).length === 0 && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {t('date.fullyBooked')}
        </Alert>
      )}
      <Box
        sx={{ display: 'grid', gap: { xs: 3, md: 4 }, gridTemplateColumns: { md: 'minmax(0, 1.1fr) minmax(0, 1fr)' } }}
      >
        <BookingCalendar
          today={today}
          first={first}
          last={last}
          days={everyDay(days.data)}
          value={outside ? null : draft.date}
          onChange={choose}
          lang={lang}
        />
        <TimeChoice
          key={`${doctor} ${draft.date}`}
          headingRef={times}
          days={days.data.days}
          draft={draft}
          change={change}
          onDay={choose}
        />
      </Box>
    </>
  );
}

/** The API leaves days without a free time out; the calendar tells them from days it knows nothing of. */
function everyDay({ first, last, days }: AvailableDays): Record<string, number> {
  const every: Record<string, number> = {};
  for (let date = first; date <= last; date = addDays(date, 1)) every[date] = days[date] ?? 0;
  return every;
}

/** Whether a chosen day can still be booked: an address or an old draft may name any. */
function isWithin(date: string | null, { first, last }: AvailableDays): boolean {
  return date === null || (date >= first && date <= last);
}

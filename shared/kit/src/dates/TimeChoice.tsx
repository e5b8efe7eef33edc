import { useEffect, useEffectEvent } from 'react';
import type { Ref } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { AvailableSlots } from '@clinic/contracts';
import { LoadFailed } from '../forms/LoadFailed.tsx';
import { api, useResource } from '../http/index.ts';
import { useLang } from '../i18n/index.ts';
import { formatDate, formatHijri } from '@clinic/contracts/time';
import { Box, Skeleton, Typography, VisuallyHidden } from '../ui/index.ts';
import { NoTimes } from './NoTimes.tsx';
import { TimeButtons } from './TimeButtons.tsx';

export interface ChosenTime {
  /** Id of the doctor. */
  doctor: number;
  /** Id of the branch, where the doctor works in several. */
  branch?: number | undefined;
  /** Id of the kind of visit; the ordinary one unless given. */
  kind?: number | undefined;
  /** Id of the caller's appointment that is to move, which keeps its kind. */
  moving?: number | undefined;
  time: string | null;
  /** A time was chosen, or, with null, the chosen one is not offered. */
  onTime: (time: string | null) => void;
}

export type DayHeading = 'h2' | 'h3';

interface TimesProps extends ChosenTime {
  /** Free times per day, to offer other days when this one has none. */
  days: Readonly<Record<string, number>>;
  onDay: (date: string) => void;
}

/** The times of the chosen day, or what to do first. */
export function TimeChoice({
  headingRef,
  heading = 'h3',
  date,
  ...props
}: TimesProps & { date: string | null; heading?: DayHeading | undefined; headingRef: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  if (date === null) return <Typography sx={{ color: 'text.secondary' }}>{t('slots.chooseDay')}</Typography>;
  return (
    <Box>
      <Typography
        ref={headingRef}
        component={heading}
        variant="h4"
        tabIndex={-1}
        sx={{ margin: 0, scrollMarginBlockEnd: 360 }}
      >
        {formatDate(date, lang, 'full')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>{formatHijri(date, lang)}</Typography>
      <TimesOfDay {...props} date={date} />
    </Box>
  );
}

function TimesOfDay({ date, doctor, branch, kind, moving, time, onTime, days, onDay }: TimesProps & { date: string }) {
  const { t } = useTranslation('shared');
  const query = { doctor_id: doctor, date, branch_id: branch, kind_id: kind, appointment_id: moving };
  const times = useResource(
    `times of ${doctor} in ${branch ?? 'any branch'} on ${date}`,
    (signal) => api.get('/api/available-slots', AvailableSlots, { query, signal }),
    { key: JSON.stringify(query) },
  );
  const gone = times.status === 'ready' && time !== null && !times.data.includes(time);
  const forget = useEffectEvent(() => onTime(null));

  useEffect(() => {
    // Only an offered time can be booked: one from an address or an old draft may be gone.
    if (gone) forget();
  }, [gone]);

  if (times.status === 'loading') return <LoadingTimes />;
  if (times.status === 'failed') return <LoadFailed text={t('slots.failed')} onRetry={times.retry} />;
  if (times.data.length === 0) return <NoTimes date={date} days={days} onDay={onDay} />;
  return (
    <>
      <VisuallyHidden role="status">{t('slots.count', { count: times.data.length })}</VisuallyHidden>
      <TimeButtons times={times.data} chosen={time} onChoose={onTime} />
    </>
  );
}

function LoadingTimes() {
  const { t } = useTranslation('shared');
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }}>
      <VisuallyHidden role="status">{t('slots.loading')}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={48} />
      ))}
    </Box>
  );
}

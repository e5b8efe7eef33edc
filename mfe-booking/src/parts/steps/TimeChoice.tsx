import { useEffect } from 'react';
import type { Ref } from 'react';
import { AvailableSlots } from '@clinic/shared/contracts';
import { api } from '@clinic/shared/http';
import { useLang, useTranslation } from '@clinic/shared/i18n';
import { formatDate, formatHijri } from '@clinic/shared/time';
import { Box, Skeleton, Typography, VisuallyHidden } from '@clinic/shared/ui';
import { LoadFailed } from '../LoadFailed.tsx';
import { useResource } from '../use-resource.ts';
import { NoTimes } from './NoTimes.tsx';
import type { StepProps } from './step-props.ts';
import { TimeButtons } from './TimeButtons.tsx';

interface TimesProps extends StepProps {
  /** Free times per day, to offer other days when this one has none. */
  days: Readonly<Record<string, number>>;
  onDay: (date: string) => void;
}

/** The times of the chosen day (S59), or what to do first. */
export function TimeChoice({ headingRef, ...props }: TimesProps & { headingRef: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const { date } = props.draft;
  if (date === null) return <Typography sx={{ color: 'text.secondary' }}>{t('time.chooseDay')}</Typography>;
  return (
    <Box>
      <Typography
        ref={headingRef}
        component="h3"
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

function TimesOfDay({ date, draft, change, days, onDay }: TimesProps & { date: string }) {
  const { t } = useTranslation('booking');
  const doctor = draft.doctor?.id ?? 0;
  const times = useResource(`times of ${doctor} on ${date}`, (signal) =>
    api.get('/api/available-slots', AvailableSlots, { query: { doctor_id: doctor, date }, signal }),
  );
  const gone = times.status === 'ready' && draft.time !== null && !times.data.includes(draft.time);

  useEffect(() => {
    // Only an offered time can be booked (S70): one from an address or an old draft may be gone.
    if (gone) change((now) => ({ ...now, time: null }));
  }, [gone, change]);

  if (times.status === 'loading') return <LoadingTimes />;
  if (times.status === 'failed') return <LoadFailed text={t('time.failed')} onRetry={times.retry} />;
  if (times.data.length === 0) return <NoTimes date={date} days={days} onDay={onDay} />;
  return (
    <>
      <VisuallyHidden role="status">{t('time.count', { count: times.data.length })}</VisuallyHidden>
      <TimeButtons times={times.data} chosen={draft.time} onChoose={(time) => change((now) => ({ ...now, time }))} />
    </>
  );
}

function LoadingTimes() {
  const { t } = useTranslation('booking');
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }}>
      <VisuallyHidden role="status">{t('time.loading')}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={48} />
      ))}
    </Box>
  );
}

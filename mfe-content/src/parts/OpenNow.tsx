import type { Department } from '@clinic/contracts/content';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { StatusChip } from '@clinic/kit/ui';
import { clockText, daysText, isOpenAt, nextOpening, type ClinicMoment } from './opening-hours.ts';

interface OpenNowProps {
  department: Pick<Department, 'intervals'>;
  moment: ClinicMoment;
}

/** Whether a department is open at this moment, and when it opens again if it is not. */
export function OpenNow({ department, moment }: OpenNowProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  if (isOpenAt(department, moment)) return <StatusChip tone="success">{t('hours.open')}</StatusChip>;
  const next = nextOpening(department, moment);
  if (next === null) return <StatusChip tone="neutral">{t('hours.closed')}</StatusChip>;
  const time = clockText(next.start_min, lang);
  const day = daysText([(moment.weekday + next.days) % 7], lang);
  return (
    <StatusChip tone="neutral">
      {next.days === 0 && t('hours.opensToday', { time })}
      {next.days === 1 && t('hours.opensTomorrow', { time })}
      {next.days > 1 && t('hours.opensOn', { day, time })}
    </StatusChip>
  );
}

import { SlotPicker } from '@clinic/shared/dates';
import { useTranslation } from '@clinic/shared/i18n';
import { Link, paths } from '@clinic/shared/routing';
import { Box } from '@clinic/shared/ui';
import { withDate } from '../draft/draft.ts';
import type { StepProps } from './step-props.ts';

/** Step 3: the day in the calendar, then the time (S59, S60). */
export function DateStep({ draft, change }: StepProps) {
  const { t } = useTranslation('booking');
  const wish = { doctor: draft.doctor?.id, specialty: draft.specialty?.id };
  return (
    <>
      <SlotPicker
        doctor={draft.doctor?.id ?? 0}
        date={draft.date}
        time={draft.time}
        onDate={(date) => change((now) => withDate(now, date))}
        onTime={(time) => change((now) => ({ ...now, time }))}
        fullyBooked={t('date.fullyBooked')}
      />
      <Box component="p" sx={{ marginBlockStart: 3, marginBlockEnd: 0 }}>
        <Link to={paths.waitingList(wish)}>{t('date.waitInstead')}</Link>
      </Box>
    </>
  );
}

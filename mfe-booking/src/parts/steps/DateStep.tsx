import { SlotPicker } from '@clinic/kit/dates';
import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Link } from '@clinic/kit/routing';
import { Box, Button } from '@clinic/kit/ui';
import type { Step } from '../draft/draft.ts';
import { withBranch, withDate, withKind } from '../draft/draft.ts';
import { OtherDoctors } from './OtherDoctors.tsx';
import type { StepProps } from './step-props.ts';

interface DateStepProps extends StepProps {
  dayHeading: 'h2' | 'h3';
  onStep: (step: Step) => void;
  onLeave: (() => void) | undefined;
}

/** Step 3: the day in the calendar, then the time. */
export function DateStep({ draft, change, dayHeading, onStep, onLeave }: DateStepProps) {
  const { t } = useTranslation('booking');
  const chosen = { doctor: draft.doctor?.id, specialty: draft.specialty?.id };
  return (
    <>
      <SlotPicker
        doctor={draft.doctor?.id ?? 0}
        date={draft.date}
        time={draft.time}
        onDate={(date) => change((now) => withDate(now, date))}
        branch={draft.branch}
        onBranch={(branch) => change((now) => withBranch(now, branch))}
        kind={draft.kind}
        onKind={(kind) => change((now) => withKind(now, kind))}
        onTime={(time) => change((now) => ({ ...now, time }))}
        dayHeading={dayHeading}
        fullyBooked={t('date.fullyBooked')}
        doctorGone={
          <Alert
            severity="info"
            action={
              <Button size="small" variant="outlined" onClick={() => onStep(2)}>
                {t('failure.otherDoctor')}
              </Button>
            }
          >
            {t('date.doctorGone')}
          </Alert>
        }
        below={(date, goToTimes) => (
          <OtherDoctors key={date} draft={draft} change={change} date={date} onPress={goToTimes} />
        )}
      />
      <Box component="p" sx={{ marginBlockStart: 3, marginBlockEnd: 0 }}>
        <Link to={accountPaths.waitingList(chosen)} onClick={onLeave}>
          {t('date.waitInstead')}
        </Link>
      </Box>
    </>
  );
}

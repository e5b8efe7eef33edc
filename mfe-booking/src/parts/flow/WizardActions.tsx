import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import type { Step } from '../draft/draft.ts';

interface WizardActionsProps {
  step: Step;
  canGoOn: boolean;
  submitting: boolean;
  onBack: () => void;
  onCancel: () => void;
}

/** Next or submit, Back by one step, and on step 1 Cancel, which leaves the wizard (S65). */
export function WizardActions({ step, canGoOn, submitting, onBack, onCancel }: WizardActionsProps) {
  const { t } = useTranslation('booking');
  return (
    <Box sx={bar}>
      {step === 1 ? (
        <Button variant="outlined" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={onBack} disabled={submitting}>
          {t('actions.back')}
        </Button>
      )}
      {step === 5 ? (
        <Button type="submit" color="accent" disabled={!canGoOn || submitting} aria-busy={submitting}>
          {t(submitting ? 'actions.submitting' : 'actions.submit')}
        </Button>
      ) : (
        <Button type="submit" disabled={!canGoOn}>
          {t('actions.next')}
        </Button>
      )}
    </Box>
  );
}

/** Always in sight: on a phone the calendar is longer than the screen. */
const bar = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1.5,
  paddingBlock: 2,
  marginBlockStart: 'auto',
  backgroundColor: 'background.paper',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  '& > button': { flex: { xs: '1 1 0', sm: '0 0 auto' }, minWidth: { sm: 140 }, paddingInline: { xs: 1, sm: 2.5 } },
} as const;

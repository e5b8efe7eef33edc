import { useId } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Typography } from '@clinic/kit/ui';
import type { Step } from '../draft/draft.ts';
import type { MissingAnswer } from '../draft/earliest-step.ts';

interface WizardActionsProps {
  step: Step;
  /** The answer of this step that is still missing. */
  missing: MissingAnswer | null;
  /** Whether nothing else stands in the way. */
  canGoOn: boolean;
  submitting: boolean;
  onBack: () => void;
  onCancel: () => void;
}

/**
 * Next or submit, Back by one step, and on step 1 Cancel, which leaves the wizard. While Next cannot be pressed, a line
 * above it says what to choose first.
 */
export function WizardActions({ step, missing, canGoOn, submitting, onBack, onCancel }: WizardActionsProps) {
  const { t } = useTranslation('booking');
  const reason = useId();
  return (
    <Box sx={bar}>
      {missing !== null && (
        <Typography id={reason} variant="body2" sx={line}>
          {t(`actions.missing.${missing}`)}
        </Typography>
      )}
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
        <Button type="submit" color="accent" disabled={!canGoOn} loading={submitting}>
          {t(submitting ? 'actions.submitting' : 'actions.submit')}
        </Button>
      ) : (
        <Button
          type="submit"
          disabled={!canGoOn || missing !== null}
          aria-describedby={missing === null ? undefined : reason}
        >
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
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1.5,
  paddingBlock: 2,
  marginBlockStart: 'auto',
  backgroundColor: 'background.paper',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  '& > button': { flex: { xs: '1 1 0', sm: '0 0 auto' }, minWidth: { sm: 140 }, paddingInline: { xs: 1, sm: 2.5 } },
} as const;

const line = { flex: '1 0 100%', margin: 0, color: 'text.secondary' } as const;

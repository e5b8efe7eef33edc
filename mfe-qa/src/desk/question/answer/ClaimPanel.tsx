import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { formatCountdown } from '@clinic/contracts/time';
import { Alert } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, VisuallyHidden } from '@clinic/kit/ui';
import { ClaimedBy } from '../../../parts/desk/ClaimChip.tsx';
import { Moment } from '../../../parts/desk/Moment.tsx';
import { ActionButton } from '../ActionButton.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import type { QuestionActions } from '../actions.data.ts';
import type { ClaimState } from './use-claim.ts';

interface ClaimPanelProps {
  claim: DeskQuestionDetails['claim'];
  state: ClaimState;
  /** Seconds that are left of it. */
  seconds: number;
  actions: QuestionActions;
}

/** From how many seconds on the end of the time is also read aloud. */
const spokenFrom = 120;

/** Takes a question for ten minutes, so that no two doctors answer it at once. */
export function ClaimPanel({ claim, state, seconds, actions }: ClaimPanelProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  return (
    <>
      <ActionFailure intent="claim" actions={actions} />
      <ActionFailure intent="release" actions={actions} />
      <Alert severity={state === 'mineOver' ? 'warning' : 'info'} role="status">
        <Box sx={{ marginBlockEnd: 1.5 }}>
          {state === 'mine' ? (
            <>
              <span aria-hidden>{t('desk.claim.left', { remaining: formatCountdown(seconds, lang) })}</span>
              {/* Read aloud twice, not with every second. */}
              <VisuallyHidden>{t(seconds > spokenFrom ? 'desk.claim.mine' : 'desk.claim.soon')}</VisuallyHidden>
            </>
          ) : state === 'theirs' && claim !== null ? (
            <>
              <ClaimedBy name={claim.name} /> <Moment instant={claim.until} timeOnly />
            </>
          ) : (
            t(`desk.claim.${state === 'theirs' ? 'theirsOver' : state}`, { name: claim?.name })
          )}
        </Box>
        {state !== 'theirs' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ActionButton intent="claim" actions={actions} variant={state === 'mine' ? 'outlined' : 'contained'}>
              {t(`desk.claim.take.${state}`)}
            </ActionButton>
            {state === 'mine' && (
              <ActionButton intent="release" actions={actions} variant="text">
                {t('desk.claim.release')}
              </ActionButton>
            )}
          </Box>
        )}
      </Alert>
    </>
  );
}

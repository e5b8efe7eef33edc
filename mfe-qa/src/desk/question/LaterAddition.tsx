import { personalDataIn } from '@clinic/contracts/qa';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, StatusChip } from '@clinic/kit/ui';
import { Moment } from '../../parts/desk/Moment.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { ActionButton } from './ActionButton.tsx';
import type { QuestionActions } from './actions.data.ts';
import { KeepField } from './KeepField.tsx';
import { drawMarked } from './MarkedText.tsx';

interface LaterAdditionProps {
  addition: DeskQuestionDetails['additions'][number];
  question: DeskQuestionDetails;
  actions: QuestionActions;
}

/** What the asker wrote later. What a check kept back is published by a moderator. */
export function LaterAddition({ addition, question: { lang, may }, actions }: LaterAdditionProps) {
  const { t } = useTranslation('qa');
  const isMarked = personalDataIn(addition.content).length > 0;
  const isRefused = actions.outcomeOf('addition')?.state === 'invalid';
  return (
    <Box sx={frame}>
      <Box sx={head}>
        <b>
          {t('desk.addition')} <Moment instant={addition.created_at} />
        </b>
        {!addition.is_public && (
          <StatusChip tone="warning" icon="eye-off">
            {t('desk.unpublished.chip')}
          </StatusChip>
        )}
      </Box>
      <div lang={lang}>
        <Paragraphs draw={drawMarked}>{addition.content}</Paragraphs>
      </div>
      {!addition.is_public && may.moderate && (
        <ActionButton
          intent="addition"
          actions={actions}
          values={{ id: String(addition.id) }}
          fields={
            isMarked && (
              <KeepField id={`keep-${addition.id}`} error={isRefused ? t('errors.keepReasonRequired') : undefined} />
            )
          }
          variant="outlined"
        >
          {t('desk.unpublished.publish')}
        </ActionButton>
      )}
    </Box>
  );
}

const frame = {
  display: 'grid',
  gap: 0.5,
  paddingInlineStart: 2,
  borderInlineStart: '3px solid',
  borderColor: 'primary.light',
  '& b': { fontWeight: 550 },
};
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

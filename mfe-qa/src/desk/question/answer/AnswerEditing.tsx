import { useState } from 'react';
import type { Answer, DeskQuestionDetails } from '@clinic/contracts/qa';
import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { Box, Button, Card, Stack } from '@clinic/kit/ui';
import { Moment } from '../../../parts/desk/Moment.tsx';
import { StructuredAnswer } from '../../../parts/StructuredAnswer.tsx';
import type { QuestionActions } from '../actions.data.ts';
import { forgetAnswer, keepAnswer, keptAnswer, keptRevision, textOf } from '../answer-draft.ts';
import { AnswerForm } from './AnswerForm.tsx';

interface AnswerEditingProps {
  question: DeskQuestionDetails;
  answer: Answer;
  actions: QuestionActions;
  onLeave: () => void;
}

/**
 * Changes a published answer. A change that somebody else made meanwhile must be read before one's own replaces it, also when
 * one's own was kept from before.
 */
export function AnswerEditing({ question, answer, actions, onLeave }: AnswerEditingProps) {
  const { t } = useTranslation('qa');
  const known = question.revisions.length;
  const owner = useSession((session) => session.user?.public_id ?? '');
  const place = { intent: 'edit', question: String(question.id), owner } as const;
  const [seen, setSeen] = useState(() => keptRevision(place) ?? known);
  const overtaken = known > seen;
  const throwAway = () => {
    forgetAnswer(place);
    onLeave();
  };
  const read = () => {
    setSeen(known);
    const kept = keptAnswer(place);
    if (kept !== null) keepAnswer(place, kept, known);
  };

  return (
    <Card>
      <Stack sx={{ gap: 3 }}>
        {overtaken && <NewerVersion question={question} answer={answer} onRead={read} />}
        <AnswerForm
          intent="edit"
          question={question}
          actions={actions}
          written={textOf(answer)}
          held={overtaken}
          revision={seen}
        >
          <Button variant="text" size="large" onClick={throwAway}>
            {t('desk.answer.cancelEdit')}
          </Button>
        </AnswerForm>
      </Stack>
    </Card>
  );
}

interface NewerVersionProps {
  question: DeskQuestionDetails;
  answer: Answer;
  onRead: () => void;
}

function NewerVersion({ question: { revisions, lang }, answer, onRead }: NewerVersionProps) {
  const { t } = useTranslation('qa');
  const latest = revisions.reduce((one, other) => (other.edited_at > one.edited_at ? other : one));
  return (
    <Alert severity="warning">
      <p style={{ marginBlockStart: 0 }}>
        {t('desk.answer.newer')} <bdi>{latest.edited_by}</bdi> · <Moment instant={latest.edited_at} />
      </p>
      <StructuredAnswer answer={answer} lang={lang} />
      <Box sx={{ marginBlockStart: 2 }}>
        <Button variant="outlined" onClick={onRead}>
          {t('desk.answer.newerRead')}
        </Button>
      </Box>
    </Alert>
  );
}

import { useState } from 'react';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Section, Stack } from '@clinic/kit/ui';
import { ClosedNote } from '../ClosedNote.tsx';
import type { QuestionActions } from '../actions.data.ts';
import { AnswerEditing } from './AnswerEditing.tsx';
import { AnswerWriting } from './AnswerWriting.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';
import { PublishedAnswer } from './PublishedAnswer.tsx';

interface AnswerSectionProps {
  question: DeskQuestionDetails;
  actions: QuestionActions;
}

/** The answer of a question: written, read or changed, as far as the caller may. */
export function AnswerSection({ question, actions }: AnswerSectionProps) {
  const { t } = useTranslation('qa');
  const { qa_answer: answer, status, may } = question;
  const [editing, setEditing] = useState<{ before: unknown } | null>(null);
  const edited = actions.outcomeOf('edit');
  if (editing !== null && edited?.state === 'done' && edited !== editing.before) setEditing(null);

  const tried = actions.outcomeOf('answer');
  // Who lost the race to publish must not lose the text as well.
  const lost = tried?.state === 'failed' && status !== 'pending';

  return (
    <Section title={t('desk.answer.title')}>
      <Stack sx={{ gap: 2.5 }}>
        {answer !== null && question.visibility !== 'public' && (
          <Alert severity="info" role="status">
            {t('desk.answer.notPublic')}
          </Alert>
        )}
        {status === 'pending' && may.answer && isHeld(question) && (
          <Alert severity="info" role="status">
            {t('desk.answer.heldBack')}
          </Alert>
        )}
        {answer !== null && editing === null && (
          <PublishedAnswer
            question={question}
            answer={answer}
            onEdit={may.edit ? () => setEditing({ before: edited }) : undefined}
          />
        )}
        {answer !== null && editing !== null && (
          <AnswerEditing question={question} answer={answer} actions={actions} onLeave={() => setEditing(null)} />
        )}
        <ClosedNote closed={question.closed} />
        {((status === 'pending' && may.answer) || lost) && <AnswerWriting question={question} actions={actions} />}
        {status === 'pending' && !may.answer && <p style={{ margin: 0 }}>{t('desk.answer.notYours')}</p>}
        <EarlierVersions question={question} />
      </Stack>
    </Section>
  );
}

/** Whether a check or a reader keeps it off the site, so that an answer does not publish it. */
const isHeld = ({ visibility, flags }: DeskQuestionDetails) => visibility === 'review' && flags.length > 0;

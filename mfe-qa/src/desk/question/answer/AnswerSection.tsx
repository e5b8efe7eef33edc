import { useState } from 'react';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { Alert, restoreFocus } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { Button, Section, Stack } from '@clinic/kit/ui';
import { ClosedNote } from '../ClosedNote.tsx';
import type { QuestionActions } from '../actions.data.ts';
import { forgetAnswer, keptAnswer } from '../answer-draft.ts';
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
  const owner = useSession((session) => session.user?.public_id ?? '');
  const place = { intent: 'answer', question: String(question.id), owner } as const;
  const isOpen = status === 'pending' && may.answer;
  // Who may not answer any more must not lose the text as well, however that came about.
  const [thrownAway, throwAway] = useState(false);
  const isLeft = !isOpen && !thrownAway && keptAnswer(place) !== null;
  const lost = !isOpen && tried?.state === 'failed';

  return (
    <Section title={t('desk.answer.title')}>
      <Stack sx={{ gap: 2.5 }}>
        {answer !== null && question.visibility !== 'public' && (
          <Alert severity="info" role="status">
            {t('desk.answer.notPublic')}
          </Alert>
        )}
        {isOpen && isHeld(question) && (
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
        {isLeft && !lost && (
          <Alert severity="warning" role="status">
            {t('desk.answer.unpublished')}
          </Alert>
        )}
        {(isOpen || isLeft || lost) && (
          <AnswerWriting question={question} actions={actions}>
            {isLeft && (
              <Button
                variant="text"
                size="large"
                onClick={() => {
                  forgetAnswer(place);
                  throwAway(true);
                  requestAnimationFrame(restoreFocus);
                }}
              >
                {t('desk.answer.throwAway')}
              </Button>
            )}
          </AnswerWriting>
        )}
        {status === 'pending' && !may.answer && <p style={{ margin: 0 }}>{t('desk.answer.notYours')}</p>}
        <EarlierVersions question={question} />
      </Stack>
    </Section>
  );
}

/** Whether a check or a reader keeps it off the site, so that an answer does not publish it. */
const isHeld = ({ visibility, flags }: DeskQuestionDetails) => visibility === 'review' && flags.length > 0;

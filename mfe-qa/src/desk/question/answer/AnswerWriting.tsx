import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { fieldId } from '@clinic/kit/forms';
import { Card, Stack } from '@clinic/kit/ui';
import type { QuestionActions } from '../actions.data.ts';
import { emptyAnswer } from '../answer-draft.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ClaimPanel } from './ClaimPanel.tsx';
import { useClaim } from './use-claim.ts';

interface AnswerWritingProps {
  question: DeskQuestionDetails;
  actions: QuestionActions;
  /** What else can be done with the text. */
  children?: ReactNode;
}

/** Takes the question, then writes its answer; who lost the race keeps the text before the eyes. */
export function AnswerWriting({ question, actions, children }: AnswerWritingProps) {
  const { state, seconds } = useClaim(question.claim);
  const overtaken = question.status !== 'pending' || !question.may.answer;
  const readOnly = overtaken || (state !== 'mine' && state !== 'mineOver');
  useFocusWhenOpened(!readOnly);

  return (
    <Card>
      <Stack sx={{ gap: 3 }}>
        {!overtaken && <ClaimPanel claim={question.claim} state={state} seconds={seconds} actions={actions} />}
        <AnswerForm
          intent="answer"
          question={question}
          actions={actions}
          written={emptyAnswer}
          readOnly={readOnly}
          held={state !== 'mine'}
        >
          {children}
        </AnswerForm>
      </Stack>
    </Card>
  );
}

/** Who took the question begins to write at once. */
function useFocusWhenOpened(open: boolean): void {
  const before = useRef(open);
  useEffect(() => {
    if (open && !before.current) document.getElementById(fieldId('answer_content'))?.focus();
    before.current = open;
  }, [open]);
}

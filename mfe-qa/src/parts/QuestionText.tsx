import type { ReactNode } from 'react';
import type { Question } from '@clinic/contracts/qa';
import { Typography } from '@clinic/kit/ui';
import { Paragraphs } from './Paragraphs.tsx';

type Written = Pick<Question, 'lang' | 'question_title' | 'question_content'>;

interface QuestionTextProps {
  question: Written;
  /** How the title and each paragraph are drawn; as they are unless told otherwise. */
  draw?: (text: string) => ReactNode;
}

/** A question as it was written, its title the heading of the page, in its own language and direction. */
export function QuestionText({ question, draw = (text) => text }: QuestionTextProps) {
  return (
    <>
      <Typography
        variant="h2"
        component="h1"
        id="page-title"
        tabIndex={-1}
        dir="auto"
        lang={question.lang}
        sx={{ margin: 0, overflowWrap: 'anywhere' }}
      >
        {draw(question.question_title)}
      </Typography>
      <div lang={question.lang}>
        <Paragraphs draw={draw}>{question.question_content}</Paragraphs>
      </div>
    </>
  );
}

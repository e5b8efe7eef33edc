import type { Question } from '@clinic/contracts/qa';
import { Typography } from '@clinic/kit/ui';
import { Paragraphs } from './Paragraphs.tsx';

type Written = Pick<Question, 'lang' | 'question_title' | 'question_content'>;

/** A question as it was written, its title the heading of the page, in its own language and direction (S116). */
export function QuestionText({ question }: { question: Written }) {
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
        {question.question_title}
      </Typography>
      <div lang={question.lang}>
        <Paragraphs>{question.question_content}</Paragraphs>
      </div>
    </>
  );
}

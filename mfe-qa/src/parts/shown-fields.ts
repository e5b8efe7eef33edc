import type { Answer, Question } from '@clinic/contracts/qa';
import { shortened } from './shortened.ts';

/** Letters of a question that its card shows. */
export const previewLength = 140;

/** What a card shows of a question; a whole question will do as well. */
export type QuestionOnCard = Pick<
  Question,
  'id' | 'slug' | 'lang' | 'question_title' | 'question_content' | 'status' | 'created_at' | 'views_count'
> & {
  qa_specialty: Pick<Question['qa_specialty'], 'name_ar' | 'name_en'>;
  qa_answer: Pick<Answer, 'likes_count'> | null;
};

/** What a card shows of a question, with the beginning of its text: the rest does not travel with the page. */
export function questionOnCard(question: Question): QuestionOnCard {
  const { id, slug, lang, question_title, question_content, status, created_at, views_count } = question;
  const { name_ar, name_en } = question.qa_specialty;
  return {
    id,
    slug,
    lang,
    question_title,
    question_content: shortened(question_content, previewLength),
    status,
    created_at,
    views_count,
    qa_specialty: { name_ar, name_en },
    qa_answer: question.qa_answer && { likes_count: question.qa_answer.likes_count },
  };
}

/** What a list of much-read questions shows of each. */
export type PopularQuestion = Pick<Question, 'id' | 'slug' | 'lang' | 'question_title' | 'created_at' | 'views_count'>;

export function popularQuestion(question: PopularQuestion): PopularQuestion {
  const { id, slug, lang, question_title, created_at, views_count } = question;
  return { id, slug, lang, question_title, created_at, views_count };
}

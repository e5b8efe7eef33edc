import type { Question } from '@clinic/shared/contracts';
import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';
import { shortened } from '../parts/shortened.ts';
import type { QuestionScreen } from './question.data.ts';

export function meta({ data, lang, t }: MetaArgs<QuestionScreen | null>): ScreenMeta {
  if (data?.kind !== 'found') return { title: t('question.missing.title'), noindex: true };
  const { question } = data;
  const about = question.qa_answer?.answer_content ?? question.question_content;
  return {
    title: shortened(question.question_title, 70),
    description: shortened(about, 160),
    jsonLd: [structuredData(question, lang === 'ar' ? 'name_ar' : 'name_en', t('question.anonymous'))],
  };
}

/** The question as search engines read it (E9). */
function structuredData(question: Question, name: 'name_ar' | 'name_en', anonymous: string): object {
  const answer = question.qa_answer;
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.question_title,
      text: question.question_content,
      dateCreated: question.created_at,
      answerCount: answer === null ? 0 : 1,
      author: { '@type': 'Person', name: question.user_name ?? anonymous },
      ...(answer && {
        acceptedAnswer: {
          '@type': 'Answer',
          text: answer.answer_content,
          dateCreated: answer.created_at,
          upvoteCount: answer.likes_count,
          author: { '@type': 'Physician', name: answer.doctor_profile[name] },
        },
      }),
    },
  };
}

import type { Lang } from '@clinic/contracts';
import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import type { Answer, QuestionDetails } from '@clinic/contracts/qa';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import * as qaPaths from '@clinic/contracts/qa/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { shortened } from '../parts/shortened.ts';
import { crumbOf } from './crumb.ts';
import { answerAnchor } from './question-address.ts';
import type { QuestionScreen } from './question.data.ts';

type Described = Pick<MetaArgs<unknown, 'qa'>, 'lang' | 't' | 'site'>;

/** How a question is found: by its title and the beginning of its answer, and never when nobody will answer it. */
export function meta({ data, ...page }: MetaArgs<QuestionScreen | null, 'qa'>): ScreenMeta {
  const { t, site } = page;
  if (data?.kind !== 'found') return { title: t('question.missing.title'), noindex: true };
  const { question } = data;
  const answer = question.qa_answer;
  return {
    title: shortened(question.question_title, 70),
    description: shortened(answer?.answer_content ?? question.question_content, 160),
    ...(question.status === 'closed' && answer === null && { noindex: true }),
    jsonLd: [
      qaPage(question, page),
      breadcrumbList(
        [
          { name: t('home.crumb'), path: contentPaths.home() },
          { name: t('home.title'), path: qaPaths.questions() },
          { name: crumbOf(question.question_title), path: qaPaths.question(question.slug) },
        ],
        site.origin,
      ),
    ],
  };
}

/** The question as search engines read it. */
function qaPage(question: QuestionDetails, page: Described): object {
  const answer = question.qa_answer;
  const url = page.site.origin + qaPaths.question(question.slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.question_title,
      text: question.question_content,
      inLanguage: question.lang,
      url,
      dateCreated: question.created_at,
      answerCount: answer === null ? 0 : 1,
      author: { '@type': 'Person', name: question.user_name ?? page.t('question.anonymous') },
      ...(answer && { acceptedAnswer: acceptedAnswer(answer, question.lang, url, page) }),
    },
  };
}

function acceptedAnswer(answer: Answer, lang: Lang, url: string, page: Described): object {
  const doctor = answer.doctor_profile;
  return {
    '@type': 'Answer',
    text: wholeText(answer, page),
    inLanguage: lang,
    url: `${url}#${answerAnchor}`,
    dateCreated: answer.created_at,
    ...(answer.edited_at !== null && { dateModified: answer.edited_at }),
    upvoteCount: answer.likes_count,
    author: {
      '@type': 'Physician',
      name: pick(doctor, 'name', page.lang),
      ...(!doctor.has_left && { url: page.site.origin + contentPaths.doctor(pick(doctor, 'slug', page.lang)) }),
    },
  };
}

/** Every part of a structured answer under its heading. */
function wholeText(answer: Answer, { t }: Described): string {
  const parts = (['at_home', 'come_in', 'emergency'] as const).flatMap((part) =>
    answer[part] === null ? [] : [`${t(`answer.parts.${part}`)}\n${answer[part]}`],
  );
  return [answer.answer_content, ...parts].join('\n\n');
}

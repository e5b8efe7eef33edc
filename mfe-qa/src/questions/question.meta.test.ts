import type { QuestionDetails } from '@clinic/contracts/qa';
import { createI18n, translateIn } from '@clinic/kit/i18n';
import { testSite } from '@clinic/kit/testing';
import { aQuestion } from '../testing/a-question.ts';
import allAr from '../locales/ar.json';
import ownAr from './locales/ar.json';
import allEn from '../locales/en.json';
import ownEn from './locales/en.json';
import { meta } from './question.meta.ts';

const ar = { ...allAr, ...ownAr };
const en = { ...allEn, ...ownEn };
const texts = { ar, en };
const metaOf = (lang: 'ar' | 'en', question: QuestionDetails | null) =>
  meta({
    data:
      question === null
        ? { kind: 'missing' }
        : { kind: 'found', question, related: [], now: '2026-11-21T00:00:00.000Z' },
    lang,
    site: testSite,
    t: translateIn(createI18n(lang, { ar: { qa: ar }, en: { qa: en } }), lang, 'qa'),
    params: {},
  });

describe.each(['ar', 'en'] as const)('%s: a question in search engines', (lang) => {
  const page = `https://clinic.example/qa/questions/${encodeURIComponent(aQuestion().slug)}`;

  test('E9: question and whole answer as structured data, with the breadcrumb', () => {
    const question = aQuestion();
    const { jsonLd } = metaOf(lang, question);
    expect(jsonLd).toMatchObject([
      {
        '@type': 'QAPage',
        mainEntity: {
          name: question.question_title,
          url: page,
          answerCount: 1,
          author: { name: 'مشاري' },
          acceptedAnswer: {
            upvoteCount: 24,
            url: `${page}#answer`,
            author: {
              '@type': 'Physician',
              name: question.qa_answer?.doctor_profile[`name_${lang}`],
              url: expect.stringContaining('https://clinic.example/doctors/') as string,
            },
          },
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: texts[lang].home.crumb }, { name: texts[lang].home.title }, { item: page }],
      },
    ]);
    const answer = JSON.stringify(jsonLd?.[0]);
    for (const part of ['غالبًا يخف خلال أيام.', 'نم كفايتك.', 'إذا استمر أسبوعين.', 'فقدان السمع فجأة']) {
      expect(answer).toContain(part);
    }
    expect(answer).toContain(texts[lang].answer.parts.emergency);
  });

  test('E9: described by the short answer, or by the question while there is none', () => {
    expect(metaOf(lang, aQuestion()).description).toContain('غالبًا يخف');
    expect(metaOf(lang, aQuestion({ qa_answer: null })).description).toContain('حضرت فعالية');
  });
});

test('E9: without an answer none is claimed, and without a name the asker is anonymous', () => {
  const [data] = metaOf('en', aQuestion({ qa_answer: null, is_anonymous: true, user_name: null })).jsonLd ?? [];
  expect(data).toMatchObject({ mainEntity: { answerCount: 0, author: { name: 'Anonymous' } } });
  expect(JSON.stringify(data)).not.toContain('acceptedAnswer');
});

test('E9: a doctor who left is the author of the answer, without the page that is gone', () => {
  const question = aQuestion();
  const answer = question.qa_answer;
  const qa_answer = answer && { ...answer, doctor_profile: { ...answer.doctor_profile, has_left: true } };
  const [data] = metaOf('en', { ...question, qa_answer }).jsonLd ?? [];
  expect(data).toMatchObject({ mainEntity: { acceptedAnswer: { author: { name: 'Dr. Abdulaziz Al-Rashid' } } } });
  expect(JSON.stringify(data)).not.toContain('/doctors/');
});

test('E9: a part that the doctor left out is no part of the answer', () => {
  const question = aQuestion();
  const qa_answer = question.qa_answer && { ...question.qa_answer, at_home: null, come_in: null, emergency: null };
  const [data] = metaOf('en', { ...question, qa_answer }).jsonLd ?? [];
  expect(data).toMatchObject({ mainEntity: { acceptedAnswer: { text: qa_answer?.answer_content } } });
});

test('E9: a question that was closed without an answer is kept out of search engines, one that waits is not', () => {
  expect(metaOf('ar', aQuestion({ status: 'closed', qa_answer: null })).noindex).toBe(true);
  expect(metaOf('ar', aQuestion({ status: 'closed' })).noindex).toBeUndefined();
  expect(metaOf('ar', aQuestion({ status: 'pending', qa_answer: null })).noindex).toBeUndefined();
});

test('S118: a question that is not there is kept out of search engines', () => {
  expect(metaOf('ar', null)).toEqual({ title: ar.question.missing.title, noindex: true });
});

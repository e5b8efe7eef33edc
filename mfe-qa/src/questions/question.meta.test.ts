import { createI18n } from '@clinic/shared/i18n';
import { testSite } from '@clinic/shared/testing';
import { aQuestion } from '../a-question.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { meta } from './question.meta.ts';

const metaOf = (lang: 'ar' | 'en', question: ReturnType<typeof aQuestion> | null) =>
  meta({
    data:
      question === null
        ? { kind: 'missing' }
        : { kind: 'found', question, related: [], now: '2026-11-21T00:00:00.000Z' },
    lang,
    site: testSite,
    t: createI18n(lang, { ar: { qa: ar }, en: { qa: en } }).getFixedT(lang, 'qa'),
    params: {},
  });

test.each(['ar', 'en'] as const)('E9 %s: question and answer as structured data', (lang) => {
  const question = aQuestion();
  expect(metaOf(lang, question).jsonLd).toMatchObject([
    {
      '@type': 'QAPage',
      mainEntity: {
        name: question.question_title,
        answerCount: 1,
        author: { name: 'مشاري' },
        acceptedAnswer: { upvoteCount: 24, author: { name: question.qa_answer?.doctor_profile[`name_${lang}`] } },
      },
    },
  ]);
});

test('E9: without an answer none is claimed, and without a name the asker is anonymous', () => {
  const [data] = metaOf('en', aQuestion({ qa_answer: null, is_anonymous: true, user_name: null })).jsonLd ?? [];
  expect(data).toMatchObject({ mainEntity: { answerCount: 0, author: { name: 'Anonymous' } } });
  expect(JSON.stringify(data)).not.toContain('acceptedAnswer');
});

test('S118: a question that is not there is kept out of search engines', () => {
  expect(metaOf('ar', null)).toEqual({ title: ar.question.missing.title, noindex: true });
});

import type { Assessment } from '@clinic/contracts/content';
import { assess, wayThrough } from './assess.ts';

const assessment: Assessment = {
  slug: 'mood',
  title_ar: '',
  title_en: '',
  intro_ar: '',
  intro_en: '',
  urgent_ar: '',
  urgent_en: '',
  questions: [
    { text_ar: '', text_en: '', urgent: false },
    { text_ar: '', text_en: '', urgent: true },
  ],
  options: [
    { score: 0, label_ar: '', label_en: '' },
    { score: 3, label_ar: '', label_en: '' },
  ],
  results: [
    { up_to: 2, title_ar: '', title_en: 'well', text_ar: '', text_en: '', tone: 'good' },
    { up_to: 6, title_ar: '', title_en: 'see somebody', text_ar: '', text_en: '', tone: 'act' },
  ],
};

test('Q41: there is no result while a question is open', () => {
  expect(assess(assessment, [0])).toBeNull();
});

test.each([
  [[0, 0], 'well', false],
  [[3, 0], 'see somebody', false],
  [[0, 3], 'see somebody', true],
])('Q41: %j is «%s», urgent: %s', (chosen, title, urgent) => {
  expect(assess(assessment, chosen)).toMatchObject({ result: { title_en: title }, urgent });
});

test('an answer decides on what is asked next, and only what is asked counts; ways never lead back', () => {
  const [one, other] = assessment.questions;
  if (one === undefined || other === undefined) throw new Error('two questions');
  const own = [
    { score: 0, label_ar: '', label_en: '' },
    { score: 2, label_ar: '', label_en: '' },
  ];
  const jumping = {
    ...assessment,
    questions: [
      { ...one, jumps: [{ score: 0, to: 3 }] },
      { ...one, options: own, jumps: [{ score: 2, to: null }] },
      { ...other, jumps: [{ score: 0, to: 1 }] },
    ],
  };
  expect(wayThrough(jumping, [])).toEqual({ asked: [0], depends: true });
  expect(wayThrough(jumping, [0])).toEqual({ asked: [0, 2], depends: true });
  expect(wayThrough(jumping, [3, 2, 3])).toEqual({ asked: [0, 1], depends: false });
  expect(wayThrough(jumping, [0, undefined, 0])).toEqual({ asked: [0, 2], depends: false });
  expect(assess(jumping, [3, 2, 3])).toMatchObject({ result: { title_en: 'see somebody' }, urgent: false });
  expect(assess(jumping, [0, 2, 0])).toMatchObject({ result: { title_en: 'well' }, urgent: false });
  expect(assess(jumping, [3, 0])).toBeNull();
});

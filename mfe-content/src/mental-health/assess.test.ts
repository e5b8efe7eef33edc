import type { Assessment } from '@clinic/contracts/content';
import { assess } from './assess.ts';

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

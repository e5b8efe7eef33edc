import { readQuestions } from '../../demo/demo-folder.ts';
import { flagsOf, hasLink, needsReview } from './checks.ts';

test.each([
  'https://pills.example/buy',
  'انظر http://x.y',
  'www.pills.example',
  'pills.com',
  'موقع clinic.com.sa ممتاز',
  'Buy at PILLS.SHOP today',
  'wa.me/966500000000',
  't.me/cure_all',
  'bit.ly/3xYz',
])('Q17: a link in «%s»', (text) => expect(hasLink(text)).toBe(true));

test.each([
  'noura@mail.com',
  'It hurts.It began yesterday.So I came.',
  'يؤلمني.من أمس.هل هذا طبيعي',
  'take 2.5 mg, i.e. half a tablet, at 8 a.m. or p.m.',
  'HbA1c 7.2 and TSH 4.52',
  '120/80 mmHg, 5 mmol/l',
  'Dr.Ahmed said so.Then I slept',
  'and/or',
])('Q17: no link in «%s»', (text) => expect(hasLink(text)).toBe(false));

test('each check has its flag, and each flag is read by people first', () => {
  expect(flagsOf('سؤال عادي عن البشرة')).toEqual([]);
  expect(flagsOf('ألم شديد في الصدر، رقمي 0551234567، انظر www.x.example')).toEqual([
    'red-flag',
    'personal-data',
    'link',
  ]);
  expect(needsReview([])).toBe(false);
  for (const flag of ['red-flag', 'personal-data', 'link'] as const) expect(needsReview([flag])).toBe(true);
});

test('of the questions of the demo few have the words of an emergency, and none a person or a link', () => {
  const flags = readQuestions().map(({ title, content, tags }) => flagsOf([title, content, ...tags].join('\n')));
  const share = flags.filter((each) => each.includes('red-flag')).length / flags.length;
  expect(share).toBeGreaterThan(0.01);
  expect(share).toBeLessThan(0.1);
  expect(flags.flat().filter((flag) => flag !== 'red-flag')).toEqual([]);
});

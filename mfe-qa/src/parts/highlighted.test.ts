import { highlighted } from './highlighted.ts';

const hits = (text: string, query: string) =>
  highlighted(text, query)
    .filter(({ hit }) => hit)
    .map(({ text: word }) => word);

test.each([
  ['ألم في الأذن بعد السباحة', 'اذن', ['الأذن']],
  ['آلام الأسنان', 'الاسنان', ['الأسنان']],
  ['حُمّى شديدة', 'حمى', ['حُمّى']],
  ['التهاب اللوزتين', 'لوزه', []],
  ['متى أراجع العيادة؟', 'عياده', ['العيادة']],
  ['وبالضغط أيضا', 'ضغط', ['وبالضغط']],
  ['جرعة ٥٠٠ ملغ', '500', ['٥٠٠']],
  ['High blood pressure, and low', 'PRESSURE blood', ['blood', 'pressure']],
  ['Hearing', 'ear', ['Hearing']],
  ['Hearing', 'ea', []],
  ['ألم بعد المشي والألم يزيد', 'الم', ['ألم', 'والألم']],
  ['والدي يتعب', 'والد', ['والدي']],
  ['Heart', '', []],
  ['50% of people', '%', []],
])('S106: in "%s", "%s" stands out', (text, query, expected) => {
  expect(hits(text, query)).toEqual(expected);
});

test('nothing of the text is lost, and what belongs together stays together', () => {
  const text = '«صداع»  وصُداعٌ، ثم…';
  const segments = highlighted(text, 'صداع');
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  expect(segments.map(({ hit }) => hit)).toEqual([false, true, false, true, false]);
});

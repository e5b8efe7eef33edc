import { aContent } from '../testing/sample-desk.ts';
import { merged, partNames, partOf, withPart } from './merge.ts';

const base = aContent();
const changed = (name: (typeof partNames)[number], value: string | number) => withPart(base, name, value);

test.each(partNames)('%s: changed by one of two is taken from there', (name) => {
  const value = name === 'reviewer' ? 59 : 'new';
  for (const [mine, theirs] of [
    [changed(name, value), base],
    [base, changed(name, value)],
  ] as const) {
    const { content, conflicts } = merged(base, mine, theirs);
    expect([partOf(content, name), conflicts]).toEqual([value, []]);
  }
});

test('different parts are joined; the same part is asked about, and stands as mine until then', () => {
  const mine = withPart(changed('ar.title', 'mine'), 'en.title', 'mine');
  const theirs = withPart(changed('ar.title', 'theirs'), 'image', 'theirs.svg');
  const { content, conflicts } = merged(base, mine, theirs);
  expect(conflicts).toEqual(['ar.title']);
  expect(content).toEqual({ ...mine, image: 'theirs.svg' });
});

test('the same change by both is no conflict', () => {
  expect(merged(base, changed('en.html', '<p>x</p>'), changed('en.html', '<p>x</p>')).conflicts).toEqual([]);
});

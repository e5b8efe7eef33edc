import fc from 'fast-check';
import { masked, personalDataIn } from '@clinic/contracts/qa';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'0159٠٥۹+ -.()@aنو،اسمي\n\u200f'), maxLength: 120 }),
);
const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });
const scripts = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'] as const;
const between = fc.constantFrom('', ' ', '-', '.', ' - ', '\u200f ', '\u00a0');

/** A mobile number as people write it: in one of three scripts, with or without a code, in groups. */
const mobile = fc
  .record({
    lead: fc.constantFrom('05', '+9665', '009665', '+966 5', '9665'),
    rest: digits(8),
    gap: between,
    script: fc.constantFrom(...scripts),
  })
  .map(({ lead, rest, gap, script }) => {
    const written = [`${lead}${rest.slice(0, 1)}`, rest.slice(1, 4), rest.slice(4)].join(gap);
    return { rest, written: written.replace(/\d/g, (digit) => script[Number(digit)] ?? '') };
  });
const words = fc.constantFrom('', 'اتصلوا بي ', 'my number: ', 'عمري 46 ', '\n', '(', 'وضغطي 120/80، ');

test('Beyond 6: whatever the text, places lie inside it, in order and apart, and masking changes nothing else', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const found = personalDataIn(text);
      const hidden = masked(text, found);
      expect(hidden).toHaveLength(text.length);
      let last = 0;
      for (const { start, end } of found) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(hidden.slice(last, start)).toBe(text.slice(last, start));
        expect(hidden.slice(start, end)).toBe('*'.repeat(end - start));
        last = end;
      }
      expect(hidden.slice(last)).toBe(text.slice(last));
      expect(last).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 500 },
  );
});

test('Beyond 6: a mobile number is found wherever it stands, and nothing of it is left when it is masked', () => {
  fc.assert(
    fc.property(words, mobile, words, (before, { written }, after) => {
      const text = `${before}${written} ${after}`;
      const found = personalDataIn(text);
      expect(found).toMatchObject([{ kind: 'phone' }]);
      expect(masked(text)).not.toContain(written);
      const [hidden] = masked(text)
        .slice(before.length)
        .split(after || '\u0000');
      expect(hidden?.replace(/[*\s+(]/g, '')).toBe('');
    }),
    { numRuns: 500 },
  );
});

test('Beyond 6: an e-mail address is found and hidden', () => {
  fc.assert(
    fc.property(words, fc.emailAddress(), words, (before, address, after) => {
      fc.pre(/^[\w.+-]+@[\w-]+\.[a-z]{2,}$/i.test(address));
      const text = `${before} ${address} ${after}`;
      expect(personalDataIn(text)).toMatchObject([{ kind: 'email' }]);
      expect(masked(text)).not.toContain(address);
    }),
  );
});

import fc from 'fast-check';
import { saudiMobile } from '@clinic/contracts';
import { Mobile, passwordTooPersonal } from '@clinic/contracts/account';

const scripts = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];
const starts = ['0', '+966', '00966', '966', ''];
const between = ['', ' ', '-', '.', '(', ')', '\u200f', '\u202c', '\u00a0'];

/** A number as somebody may write it: any start, any digits, and signs between them. */
const written = fc
  .record({
    rest: fc.stringMatching(/^\d{8}$/),
    start: fc.constantFrom(...starts),
    script: fc.constantFrom(...scripts),
    signs: fc.array(fc.constantFrom(...between), { minLength: 14, maxLength: 14 }),
  })
  .map(({ rest, start, script, signs }) => ({
    stored: `+9665${rest}`,
    typed: [...`${start}5${rest}`]
      .map((sign, place) => (signs[place] ?? '') + (/\d/.test(sign) ? (script[Number(sign)] ?? '') : sign))
      .join(''),
  }));

test('E6: a Saudi mobile in any written form is one number', () => {
  fc.assert(
    fc.property(written, ({ stored, typed }) => {
      expect(saudiMobile(typed)).toBe(stored);
      expect(Mobile.safeParse(typed).success).toBe(typed.trim().length <= 40);
    }),
  );
});

test('E6: what has another count of digits is none', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^05\d{0,12}$/), (typed) => {
      fc.pre(typed.length !== 10);
      expect(Mobile.safeParse(typed).success).toBe(false);
    }),
  );
});

test('6.2.4: a password with the own number in any digits is too personal, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), fc.constantFrom(...scripts), fc.string(), (rest, script, around) => {
      const own = [...`05${rest}`].map((digit) => script[Number(digit)]).join('');
      expect(passwordTooPersonal(`${around}${own}Aa`, [`+9665${rest}`])).toBe(true);
    }),
  );
});

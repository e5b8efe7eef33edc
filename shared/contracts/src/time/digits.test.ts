import {
  abbreviateNumber,
  chooseDigits,
  formatDate,
  formatHijri,
  formatNumber,
  formatRelative,
  formatTime,
} from './index.ts';

afterEach(() => chooseDigits('latn'));

const now = new Date('2026-11-24T12:00:00Z');
const everything = (lang: 'ar' | 'en') => [
  formatDate('2026-11-24', lang, 'full'),
  formatTime('19:30', lang),
  formatNumber(12345.5, lang),
  formatHijri('2026-11-24', lang),
  formatRelative('2026-11-24T07:00:00Z', now, lang),
  abbreviateNumber(1250, lang),
];

test('the account’s digits are those of dates, times and counts of Arabic pages, and never of English ones', () => {
  const english = everything('en');
  chooseDigits('arab');
  expect(everything('ar')).toEqual([
    'الثلاثاء ٢٤ نوفمبر ٢٠٢٦',
    '٧:٣٠ م',
    '١٢٬٣٤٥٫٥',
    '١٤ جمادى الآخرة ١٤٤٨',
    'قبل ٥ ساعات',
    '١٫٣ ألف',
  ]);
  expect(everything('en')).toEqual(english);
});

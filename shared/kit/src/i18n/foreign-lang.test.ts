import { foreignLang } from './foreign-lang.ts';

test.each([
  ['Back pain after lifting', 'ar', 'en'],
  ['Back pain after lifting', 'en', undefined],
  ['ألم الظهر بعد حمل ثقيل', 'en', 'ar'],
  ['ألم الظهر بعد حمل ثقيل', 'ar', undefined],
  ['نتيجة فحص HbA1c مرتفعة', 'ar', undefined],
  ['What does «سكر صائم» mean?', 'ar', 'en'],
  ['2026 – 997', 'ar', undefined],
  ['', 'en', undefined],
] as const)('«%s» on a page in %s: %s', (text, page, lang) => {
  expect(foreignLang(text, page)).toBe(lang);
});

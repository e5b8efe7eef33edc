import { createI18n } from './create-i18n.ts';

const resources = {
  ar: { shared: { both: 'في اللغتين', onlyArabic: 'بالعربية فقط' } },
  en: { shared: { both: 'In both' } },
};

test('S28: an English text that is missing is Arabic, never the name of its key', () => {
  const { t } = createI18n('en', resources);
  expect([t('both'), t('onlyArabic')]).toEqual(['In both', 'بالعربية فقط']);
});

test('an Arabic text that is missing is the English one that the page was in before', () => {
  const i18n = createI18n('en', resources);
  i18n.addResourceBundle('en', 'qa', { title: 'Ask Your Doctor' });
  expect(i18n.t('title', { ns: 'qa', lng: 'ar' })).toBe('Ask Your Doctor');
});

test('S28: also one that arrives with a remote', () => {
  const i18n = createI18n('en', resources);
  i18n.addResourceBundle('ar', 'qa', { title: 'اسأل طبيبك' });
  i18n.addResourceBundle('en', 'qa', {});
  expect(i18n.t('title', { ns: 'qa' })).toBe('اسأل طبيبك');
});

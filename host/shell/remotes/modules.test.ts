import { createI18n } from '@clinic/kit/i18n';
import { RemoteModules } from './modules.ts';

const files: Record<string, unknown> = {
  './home': { Component: () => null },
  './ask': { Component: () => null },
  './locales/ar': { name: 'اسأل طبيبك' },
  './locales/en': { name: 'Ask Your Doctor' },
  './ask/locales/ar': { ask: { title: 'سؤالك' } },
  './ask/locales/en': { ask: { title: 'Your question' } },
};

function modulesOf(lang: 'ar' | 'en') {
  const fetched: string[] = [];
  const i18n = createI18n(lang);
  const fetch = (_remote: string, module: string) => {
    fetched.push(module);
    return Promise.resolve(files[module]);
  };
  const modules = new RemoteModules(fetch, i18n, {
    ownTranslations: (_remote, module) => (module === './ask' ? './ask' : undefined),
    releaseOf: () => '1.0.0+0000000',
  });
  return { modules, fetched, say: (key: string, lng: string = lang) => i18n.t(`qa:${key}`, { lng }) };
}

test('a screen comes with the texts of its remote, and with its own where it has some', async () => {
  const { modules, fetched, say } = modulesOf('ar');
  await modules.loadWithTranslations('qa', './home', 'ar');
  expect(fetched.sort()).toEqual(['./home', './locales/ar']);
  await modules.loadWithTranslations('qa', './ask', 'ar');
  expect([say('name'), say('ask.title')]).toEqual(['اسأل طبيبك', 'سؤالك']);
  await modules.loadWithTranslations('qa', './ask', 'ar');
  expect(fetched).toHaveLength(4);
});

test('S28: a switch of the language brings the texts of every screen that was loaded', async () => {
  const { modules, say } = modulesOf('ar');
  await modules.loadWithTranslations('qa', './ask', 'ar');
  await modules.loadTranslations('en');
  expect([say('name', 'en'), say('ask.title', 'en')]).toEqual(['Ask Your Doctor', 'Your question']);
});

test('S28: texts that cannot be had leave Arabic in their place', async () => {
  const { modules, say } = modulesOf('ar');
  await modules.loadWithTranslations('qa', './ask', 'ar');
  delete files['./ask/locales/en'];
  await modules.loadTranslations('en');
  expect([say('name', 'en'), say('ask.title', 'en')]).toEqual(['Ask Your Doctor', 'سؤالك']);
});

test('a screen whose texts cannot be had is not there to be drawn: nobody reads keys', async () => {
  const { modules } = modulesOf('ar');
  const texts = files['./ask/locales/ar'];
  delete files['./ask/locales/ar'];
  await expect(modules.loadWithTranslations('qa', './ask', 'ar')).rejects.toThrow();
  expect(modules.peek('qa', './ask')).toBeUndefined();
  files['./ask/locales/ar'] = texts;
  await modules.loadWithTranslations('qa', './ask', 'ar');
  expect(modules.peek('qa', './ask')).toBe(files['./ask']);
});

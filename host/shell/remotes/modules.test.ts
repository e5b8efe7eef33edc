import { createI18n } from '@clinic/kit/i18n';
import type { Failover } from './failover.ts';
import { RemoteModules } from './modules.ts';

const files: Record<string, unknown> = {
  './home': { Component: () => null },
  './ask': { Component: () => null },
  './locales/ar': { name: 'اسأل طبيبك' },
  './locales/en': { name: 'Ask Your Doctor' },
  './ask/locales/ar': { ask: { title: 'سؤالك' } },
  './ask/locales/en': { ask: { title: 'Your question' } },
};

function modulesOf(lang: 'ar' | 'en', failover?: Failover) {
  const fetched: string[] = [];
  const i18n = createI18n(lang);
  const fetch = (_remote: string, module: string) => {
    fetched.push(module);
    return Promise.resolve(files[module]);
  };
  const known = {
    ownTranslations: (_remote: string, module: string) => (module === './ask' ? './ask' : undefined),
    releaseOf: () => '1.0.0+0000000',
  };
  const modules = new RemoteModules(fetch, i18n, known, failover);
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
  const texts = files['./ask/locales/en'];
  delete files['./ask/locales/en'];
  await modules.loadTranslations('en');
  expect([say('name', 'en'), say('ask.title', 'en')]).toEqual(['Ask Your Doctor', 'سؤالك']);
  files['./ask/locales/en'] = texts;
});

test('S28: a screen that was loaded is there in another language also, though its texts cannot be had', async () => {
  const { modules, say } = modulesOf('ar');
  const loaded = await modules.loadWithTranslations('qa', './ask', 'ar');
  const texts = files['./ask/locales/en'];
  delete files['./ask/locales/en'];
  expect(await modules.loadWithTranslations('qa', './ask', 'en')).toBe(loaded);
  expect([say('name', 'en'), say('ask.title', 'en')]).toEqual(['Ask Your Doctor', 'سؤالك']);
  files['./ask/locales/en'] = texts;
  await modules.loadWithTranslations('qa', './ask', 'en');
  expect(say('ask.title', 'en')).toBe('Your question');
});

test('no other release stands in for a screen that only lacks its texts in another language', async () => {
  const replaceable: boolean[] = [];
  const failover = {
    run: (_first: unknown, attempt: () => Promise<unknown>, onSwitch: unknown) => {
      replaceable.push(onSwitch !== undefined);
      return attempt();
    },
  } as Failover;
  const { modules } = modulesOf('ar', failover);
  await modules.loadWithTranslations('qa', './home', 'ar');
  expect(replaceable.splice(0)).toEqual([true, true]);
  const texts = files['./locales/en'];
  delete files['./locales/en'];
  await modules.loadTranslations('en');
  await modules.loadWithTranslations('qa', './home', 'en');
  expect(replaceable).toEqual([false, false]);
  files['./locales/en'] = texts;
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

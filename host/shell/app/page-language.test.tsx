import { screen, waitFor } from '@testing-library/react';
import { createI18n, useLang, useSetLang } from '@clinic/kit/i18n';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { RemoteModules } from '../remotes/modules.ts';
import { renderHost } from '../../testing/render-host.tsx';
import { PageLanguage } from './page-language.ts';

/** A page that shows a screen in Arabic. Files that are held back come only once they are let go. */
async function openPage() {
  const i18n = createI18n('ar');
  const held = new Map<string, PromiseWithResolvers<undefined>>();
  const modules = new RemoteModules(
    async (remote, module) => {
      await held.get(`${remote} ${module}`)?.promise;
      return { Component: () => null, word: `${remote} ${module.slice(-2)}` };
    },
    i18n,
    { ownTranslations: () => undefined, releaseOf: () => '1.0.0+0000000' },
  );
  const language = new PageLanguage('ar', i18n, modules);
  await modules.loadWithTranslations('home', './page', language.current);
  return {
    language,
    /** Somebody goes to the screen of a remote, in the language of the moment. */
    visit: (remote: string) => modules.loadWithTranslations(remote, './page', language.current),
    i18n,
    word: (remote: string) => i18n.t(`${remote}:word`),
    holdBack(file: string): () => void {
      const one = Promise.withResolvers<undefined>();
      held.set(file, one);
      return () => one.resolve(undefined);
    },
  };
}

test('S28: what was loaded while the switch was under way is in the new language too', async () => {
  const page = await openPage();
  const letGo = page.holdBack('home ./locales/en');
  const switching = page.language.prepare('en');
  await page.visit('qa');
  letGo();
  expect(await switching).toBe(true);
  expect([page.word('home'), page.word('qa')]).toEqual(['home en', 'qa en']);
});

test.each([
  ['late', 500],
  ['after nobody waits for them', 10_000],
])('a switch does not wait for a remote that hangs, whose texts are shown when they come %s', async (_how, wait) => {
  jest.useFakeTimers();
  try {
    const page = await openPage();
    const letGo = page.holdBack('home ./locales/en');
    const drawn = jest.fn();
    page.i18n.on('languageChanged', drawn);
    const switching = page.language.prepare('en');
    await jest.advanceTimersByTimeAsync(wait);
    expect(await switching).toBe(true);
    expect([document.documentElement.lang, page.word('home')]).toEqual(['en', 'home ar']);
    const before = drawn.mock.calls.length;
    letGo();
    await jest.advanceTimersByTimeAsync(0);
    expect(page.word('home')).toBe('home en');
    expect(drawn).toHaveBeenCalledTimes(before + 1);
  } finally {
    jest.useRealTimers();
  }
});

test('S28: so is what was on its way before the switch, and comes after it', async () => {
  const page = await openPage();
  const letGo = page.holdBack('qa ./page');
  const visiting = page.visit('qa');
  await page.language.prepare('en');
  letGo();
  await visiting;
  expect(page.word('qa')).toBe('qa en');
});

test.each(['home ./locales/en', 'qa ./locales/en'])(
  'S28: of two switches the last one counts, though %s comes later',
  async (file) => {
    const page = await openPage();
    const letGo = page.holdBack(file);
    const first = page.language.prepare('en');
    await page.visit('qa');
    await new Promise((resolve) => setTimeout(resolve));
    expect(await page.language.prepare('ar')).toBe(true);
    letGo();
    expect(await first).toBe(false);
    expect([page.language.current, document.documentElement.lang]).toEqual(['ar', 'ar']);
    expect(localStorage.getItem('selectedLang')).toBe('ar');
  },
);

test('S28: where nothing can be stored the page turns all the same', async () => {
  const page = await openPage();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await page.language.prepare('en')).toBe(true);
  expect([page.language.current, document.documentElement.lang, document.documentElement.dir]).toEqual([
    'en',
    'en',
    'ltr',
  ]);
});

test('S28: a switch that no longer counts does not turn the page', async () => {
  const Choice = () => {
    const setLang = useSetLang();
    return (
      <>
        <h1>{useLang()}</h1>
        <button onClick={() => setLang('en')}>to en</button>
        <button onClick={() => setLang('ar')}>to ar</button>
      </>
    );
  };
  const { user } = await renderHost([aRemote('home', { routes: [aRoute('/', './page')] })], () =>
    Promise.resolve({ Component: Choice }),
  );
  const held = Promise.withResolvers<undefined>();
  const loading = jest
    .spyOn(RemoteModules.prototype, 'loadTranslations')
    .mockImplementation((lang) => (lang === 'en' ? held.promise : Promise.resolve()));
  await user.click(screen.getByRole('button', { name: 'to en' }));
  await user.click(screen.getByRole('button', { name: 'to ar' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('ar'));
  held.resolve(undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ar');
  loading.mockRestore();
});

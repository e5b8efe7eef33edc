import type { Lang } from '@clinic/contracts';
import type { BootData } from '@clinic/contracts/host';
import { Catalogue } from '../shell/remotes/catalogue.ts';
import { registerServiceWorker } from './register.ts';

const bootOf = (more: Partial<BootData>): BootData => ({
  lang: 'en',
  origin: 'https://clinic.example',
  composition: { id: 'c-000000000000', seq: 412, channel: 'production' },
  preview: null,
  worker: true,
  keys: [],
  host: { release: '1.0.0+0000000', base: '/artifacts/host/1.0.0+0000000/' },
  hydration: null,
  slotContent: null,
  remotes: {},
  brand: {} as BootData['brand'],
  ...more,
});

/** A page's language, and how somebody switches it. */
function aLanguage() {
  const listeners = new Set<(lang: Lang) => void>();
  const language = {
    current: 'en' as Lang,
    onChange: (listener: (lang: Lang) => void) => void listeners.add(listener),
  };
  const turn = (lang: Lang) => {
    language.current = lang;
    for (const listener of listeners) listener(lang);
  };
  return { language, turn };
}

/** Opens a page; the answer says what it told its worker. */
async function messagesOf(boot: BootData, { language } = aLanguage()): Promise<unknown[]> {
  const messages: unknown[] = [];
  const registered = Promise.withResolvers<void>();
  const workers = {
    addEventListener: () => undefined,
    startMessages: () => undefined,
    register: () => Promise.resolve(registered.resolve()),
    ready: Promise.resolve({ active: { postMessage: (state: unknown) => messages.push(state) } }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  Object.assign(performance, { getEntriesByType: () => [] });
  registerServiceWorker(boot, new Catalogue({}), language);
  await registered.promise;
  await new Promise((resolve) => setTimeout(resolve));
  return messages;
}

test('a page tells its worker of its channel; a preview, which may stand on another one, does not', async () => {
  expect(await messagesOf(bootOf({}))).toEqual([{ lang: 'en', keys: [], channel: 'production', seq: 412, loaded: [] }]);
  const preview = { id: 'p-0', replaces: { qa: '1.0.0+abcdef0' } };
  const staging = { id: 'c-000000000001', seq: 500, channel: 'staging' };
  expect(await messagesOf(bootOf({ preview, composition: staging }))).toEqual([]);
});

test('a page tells its worker whenever its language is switched: a page that cannot be had is said in it', async () => {
  const page = aLanguage();
  const messages = await messagesOf(bootOf({}), page);
  page.turn('ar');
  expect(messages).toEqual([
    expect.objectContaining({ lang: 'en' }),
    expect.objectContaining({ lang: 'ar', seq: 412 }),
  ]);
});

test('where it is switched off, a page unregisters the worker of a former visit and deletes its caches', async () => {
  const unregister = jest.fn(() => Promise.resolve(true));
  const kept = new Set(['clinic:site', 'clinic:files:/artifacts/qa/1.0.0+0000001/']);
  const gone = Promise.withResolvers<void>();
  const storage = {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => {
      kept.delete(name);
      if (kept.size === 0) gone.resolve();
      return Promise.resolve(true);
    },
  };
  Object.defineProperty(globalThis, 'caches', { value: storage, configurable: true });
  const workers = { getRegistrations: () => Promise.resolve([{ unregister }]) };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  registerServiceWorker(bootOf({ worker: false }), new Catalogue({}), aLanguage().language);
  await gone.promise;
  expect(unregister).toHaveBeenCalledTimes(1);
});

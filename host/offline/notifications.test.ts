import { openNotification, showNotification } from './notifications.ts';
import type { WorkerScope } from './worker-scope.ts';

const message = {
  id: 'm-1',
  lang: 'ar',
  title: 'عيادات نبض',
  text: 'لديك رسالة تخص موعدك.',
  path: '/profile/Appointments/7',
};

let shown: unknown[][];
let opened: string[];
let focused: string[];
let pages: string[];
beforeEach(() => {
  [shown, opened, focused, pages] = [[], [], [], []];
});

const scope = {
  location: new URL('https://clinic.example/sw.js'),
  registration: { showNotification: (...shownNow: unknown[]) => Promise.resolve(void shown.push(shownNow)) },
  clients: {
    matchAll: () =>
      Promise.resolve(pages.map((url) => ({ url, focus: () => Promise.resolve(void focused.push(url)) }))),
    openWindow: (url: string) => Promise.resolve(void opened.push(url)),
  },
} as unknown as WorkerScope;

const press = async (path: string) => {
  const close = jest.fn();
  await openNotification(scope, { data: { path }, close } as unknown as Notification);
  expect(close).toHaveBeenCalled();
};

test('what the clinic sends is shown in the language of its reader, once however often it comes', async () => {
  await showNotification(scope, { json: () => message });
  expect(shown).toEqual([
    [
      'عيادات نبض',
      expect.objectContaining({ body: message.text, lang: 'ar', dir: 'rtl', tag: 'm-1', data: { path: message.path } }),
    ],
  ]);
  await showNotification(scope, { json: () => ({ ...message, lang: 'en' }) });
  expect(shown[1]?.[1]).toMatchObject({ lang: 'en', dir: 'ltr' });
});

test('pressing it opens its page', async () => {
  pages = ['https://clinic.example/'];
  await press(message.path);
  expect([opened, focused]).toEqual([['https://clinic.example/profile/Appointments/7'], []]);
});

test('a tab that shows the page already comes to the front instead', async () => {
  pages = ['https://clinic.example/', 'https://clinic.example/profile/Appointments/7'];
  await press(message.path);
  expect([opened, focused]).toEqual([[], ['https://clinic.example/profile/Appointments/7']]);
});

test('it leads nowhere else', async () => {
  for (const path of ['//elsewhere.example/', 'https://elsewhere.example/', 'javascript:alert(1)']) await press(path);
  expect(opened).toEqual([]);
});

import { createHash, webcrypto } from 'node:crypto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { account } from '../../testing/remote-under-test.ts';

// The test DOM has none of its own.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const key = `B${'A'.repeat(86)}`;
const endpoint = 'https://push.example/abc';
const device = createHash('sha256').update(endpoint).digest('base64url');
const json = { endpoint, expirationTime: null, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } };

/** What the API has, and what was reported to it. */
let devices: string[];
let reported: unknown[];
const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/logout', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/account/preferences', () =>
    HttpResponse.json({ data: { lang: 'ar', digits: 'latn', channels: ['email'], reminders: true } }),
  ),
  http.get('*/api/account/push', () => HttpResponse.json({ data: { key, devices } })),
  http.put('*/api/account/push', async ({ request }) => {
    reported.push(await request.json());
    devices = [device];
    return HttpResponse.json({ data: { key, devices } });
  }),
  http.delete('*/api/account/push/:device', ({ params }) => {
    reported.push({ ended: params['device'] });
    devices = [];
    return new HttpResponse(null, { status: 204 });
  }),
);

/** The browser: what it was asked for, and what it answers. */
class FakePush {
  asked: unknown[] = [];
  answer: NotificationPermission = 'granted';
  subscribed: { endpoint: string } | null = null;
  working = true;

  readonly subscription = {
    endpoint,
    toJSON: () => json,
    unsubscribe: () => {
      this.asked.push('unsubscribe');
      this.subscribed = null;
      return Promise.resolve(true);
    },
  };

  install(permission: NotificationPermission = 'default'): void {
    const pushManager = {
      getSubscription: () => Promise.resolve(this.subscribed),
      subscribe: (options: unknown) => {
        this.asked.push(options);
        if (!this.working) return Promise.reject(new Error('no push service'));
        this.subscribed = this.subscription;
        return Promise.resolve(this.subscription);
      },
    };
    const registration = { pushManager };
    const serviceWorker = {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    const notification = {
      permission,
      requestPermission: () => {
        this.asked.push('permission');
        if (this.answer !== 'default') notification.permission = this.answer;
        return Promise.resolve(this.answer);
      },
    };
    Object.assign(window, { PushManager: class {}, Notification: notification });
  }
}

let browser: FakePush;
beforeEach(() => {
  [devices, reported] = [[], []];
  browser = new FakePush();
  useSession.setState({ state: 'unknown', user: null });
  const user = signedInAs();
  document.cookie = 'access_token=a; Path=/';
  server.use(http.get('*/api/user', () => HttpResponse.json(user)));
});
afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe.each(['ar', 'en'] as const)('%s: notifications in this browser', (lang) => {
  const open = async () => {
    const { t, ...page } = await renderRoute(account, '/settings', { lang });
    const toggle = await screen.findByRole('switch', { name: t('settings.push.label') });
    return { t, toggle, ...page };
  };

  test('permission is asked for when they are switched on, and only then', async () => {
    browser.install();
    const { user, toggle, t } = await open();
    await waitFor(() => expect(toggle).toBeEnabled());
    expect(toggle).not.toBeChecked();
    expect(toggle).toHaveAccessibleDescription(t('settings.push.hint'));
    expect(browser.asked).toEqual([]);
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    expect(browser.asked).toEqual(['permission', { userVisibleOnly: true, applicationServerKey: key }]);
    expect(reported).toEqual([{ endpoint, keys: json.keys }]);

    await user.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    expect(reported.at(-1)).toEqual({ ended: device });
    await waitFor(() => expect(browser.asked.at(-1)).toBe('unsubscribe'));
  });

  test('whoever refuses is told how to allow them later', async () => {
    browser.install();
    browser.answer = 'denied';
    const { user, toggle, t } = await open();
    await waitFor(() => expect(toggle).toBeEnabled());
    await user.click(toggle);
    expect(await screen.findByText(t('settings.push.refused'))).toBeVisible();
    expect(toggle).not.toBeChecked();
    expect(reported).toEqual([]);
  });

  test('whoever closes the question may be asked again', async () => {
    browser.install();
    browser.answer = 'default';
    const { user, toggle, t } = await open();
    await waitFor(() => expect(toggle).toBeEnabled());
    await user.click(toggle);
    expect(await screen.findByText(t('settings.push.dismissed'))).toBeVisible();
    browser.answer = 'granted';
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    expect(screen.queryByText(t('settings.push.dismissed'))).toBeNull();
  });

  test('a browser that already refuses says so at once', async () => {
    browser.install('denied');
    const { t } = await open();
    expect(await screen.findByText(t('settings.push.refused'))).toBeVisible();
  });

  test('a push service that does not answer changes nothing, and that is said', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    browser.install();
    browser.working = false;
    const { user, toggle, t } = await open();
    await waitFor(() => expect(toggle).toBeEnabled());
    await user.click(toggle);
    expect(await screen.findByText(t('settings.push.failed'))).toBeVisible();
    expect(toggle).not.toBeChecked();
    expect(reported).toEqual([]);
  });

  test('an API that does not answer is said, and the switch stays off', async () => {
    browser.install();
    server.use(http.put('*/api/account/push', () => HttpResponse.error()));
    const { user, toggle, t } = await open();
    await waitFor(() => expect(toggle).toBeEnabled());
    await user.click(toggle);
    expect(await screen.findByText(t('settings.push.notSaved'), { exact: false })).toBeVisible();
    expect(toggle).not.toBeChecked();
  });

  test('an API that does not answer when they are switched off is said, and they stay on in the browser too', async () => {
    browser.install();
    server.use(http.delete('*/api/account/push/:device', () => HttpResponse.error()));
    const { user, toggle, t } = await open();
    await waitFor(() => expect(toggle).toBeEnabled());
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    await user.click(toggle);
    expect(await screen.findByText(t('settings.push.notSaved'), { exact: false })).toBeVisible();
    expect(toggle).toBeChecked();
    expect(browser.asked).not.toContain('unsubscribe');
  });

  test('a browser that shows them already says so, and belongs to the session of today', async () => {
    browser.install('granted');
    browser.subscribed = browser.subscription;
    devices = [device];
    const { toggle } = await open();
    await waitFor(() => expect(toggle).toBeChecked());
    await waitFor(() => expect(reported).toEqual([{ endpoint, keys: json.keys }]));
    expect(browser.asked).toEqual([]);
  });

  test('what a browser shows of another account counts as off, and is not taken over unasked', async () => {
    browser.install('granted');
    browser.subscribed = browser.subscription;
    const { user, toggle } = await open();
    await waitFor(() => expect(toggle).toBeEnabled());
    expect(toggle).not.toBeChecked();
    expect(reported).toEqual([]);
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    // The former address goes: what is queued for it must not come here.
    expect(browser.asked.slice(0, 2)).toEqual(['permission', 'unsubscribe']);
  });

  test('signing out ends them in this browser', async () => {
    browser.install('granted');
    browser.subscribed = browser.subscription;
    const { user, t, location } = await open();
    await user.click(screen.getByRole('button', { name: t('settings.session.signOut') }));
    await waitFor(() => expect(location()).toBe('/login'));
    expect(browser.asked).toEqual(['unsubscribe']);
  });

  test('a browser that cannot is told so, and a clinic that sends none does not speak of them', async () => {
    const { toggle, t } = await open();
    expect(toggle).toBeDisabled();
    await waitFor(() => expect(toggle).toHaveAccessibleDescription(t('settings.push.unsupported')));
    cleanup();
    server.use(http.get('*/api/account/push', () => HttpResponse.json({ data: { key: null, devices: [] } })));
    await renderRoute(account, '/settings', { lang });
    expect(await screen.findByRole('button', { name: t('settings.messages.save') })).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

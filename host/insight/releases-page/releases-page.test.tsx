import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse } from '@clinic/kit/testing';
import { chooseDigits } from '@clinic/contracts/time';
import { renderHost } from '../../testing/render-host.tsx';
import type { TeamAction, TeamState } from '@clinic/contracts/host';

const integrity = `sha384-${'A'.repeat(64)}`;
const entry = (name: string, release: string) => ({
  release,
  contract: '1.0',
  manifest: `/artifacts/${name}/${release}/mf-manifest.json`,
  integrity,
  files: `/artifacts/${name}/${release}/files.json`,
  filesIntegrity: integrity,
});

/** What the server says: booking and qa are live in production, a tenth of visitors gets the next booking. */
const aState = (team: Partial<TeamState['team']> = {}): TeamState => ({
  team: { name: 'medical', remotes: ['qa'], channels: ['production'], rights: ['promote', 'lock', 'preview'], ...team },
  canSign: true,
  channels: [
    { channel: 'staging', registry: null, lock: null, past: [] },
    {
      channel: 'production',
      registry: {
        schema: 'clinic-registry/1',
        channel: 'production',
        composition: 'c-000000000002',
        seq: 7,
        previous: 'c-000000000001',
        host: { release: '1.0.0+0000001', contract: '1.0', files: '', filesIntegrity: integrity },
        remotes: {
          booking: {
            ...entry('booking', '1.0.0+aaaaaaa'),
            rollout: { to: '1.1.0+bbbbbbb', contract: '1.0', filesIntegrity: integrity, percent: 10, salt: '7' },
          },
          qa: entry('qa', '1.0.0+ccccccc'),
        },
        issuedAt: '2026-11-20T10:00:00.000Z',
        by: 'medical',
      },
      lock: null,
      past: [
        {
          at: '2026-11-20T10:00:00.000Z',
          by: 'medical',
          act: 'promote',
          channel: 'production',
          to: 'c-000000000002',
          seq: 7,
          changes: { qa: '1.0.0+ccccccc' },
          reason: 'Shorter form',
          moved: [],
        },
        {
          at: '2026-11-19T10:00:00.000Z',
          by: 'platform',
          act: 'promote',
          channel: 'production',
          to: 'c-000000000001',
          seq: 6,
          changes: { qa: '0.9.0+ddddddd' },
          moved: ['qa'],
        },
      ],
    },
  ],
  releases: {
    qa: [
      { release: '1.1.0+eeeeeee', at: '2026-11-21T10:00:00.000Z', by: 'medical', warnings: 2 },
      { release: '1.0.0+ccccccc', at: '2026-11-20T09:00:00.000Z', by: 'medical', warnings: 0 },
    ],
    booking: [{ release: '1.1.0+bbbbbbb', at: '2026-11-20T09:00:00.000Z', by: 'booking', warnings: 0 }],
  },
  origins: {
    'qa@1.0.0+ccccccc': {
      source: { repository: 'https://github.com/clinic/qa', commit: 'c0ffee1'.padEnd(40, '0') },
      builder: 'https://github.com/clinic/qa/.github/workflows/release.yml@refs/heads/main',
      checkedBy: 'service',
      checks: [],
      at: '2026-11-20T09:00:00.000Z',
    },
    'booking@1.0.0+aaaaaaa': 'altered',
  },
  previews: [],
  history: [
    { at: '2026-11-21T10:00:00.000Z', by: 'medical', act: 'refuse', channel: 'production', what: 'promote booking' },
    {
      at: '2026-11-20T10:00:00.000Z',
      by: 'medical',
      act: 'promote',
      channel: 'production',
      changes: { qa: '1.0.0+ccccccc' },
    },
  ],
});

let signedIn: TeamState | null;
let actions: TeamAction[];
let answerToAction: () => Response;
let answerToSignOut: () => Response;
/** Whether the server has stopped answering what its state is. */
let away: boolean;
/** What the next answers about the state wait for; each says what was so when it was asked for. */
let before: Promise<unknown>[];
const noMetrics = { code: 'no-figures', message: '' };
fakeApi(
  http.get('*/releases/api/state', async () => {
    const state = signedIn;
    await before.shift();
    if (away) return HttpResponse.error();
    return state === null
      ? HttpResponse.json({ code: 'signed-out', message: '' }, { status: 401 })
      : HttpResponse.json(state);
  }),
  http.get('*/releases/api/figures', () => HttpResponse.json(noMetrics, { status: 503 })),
  http.post('*/releases/api/session', async ({ request }) => {
    const { token } = (await request.json()) as { token: string };
    if (token !== 'ct_right') return HttpResponse.json({ code: 'unknown-token', message: '' }, { status: 401 });
    signedIn = aState();
    return new HttpResponse(null, { status: 204 });
  }),
  http.delete('*/releases/api/session', () => answerToSignOut()),
  http.post('*/releases/api/acts', async ({ request }) => {
    actions.push((await request.json()) as TeamAction);
    return answerToAction();
  }),
);
beforeEach(() => {
  signedIn = aState();
  actions = [];
  answerToAction = () => new HttpResponse(null, { status: 204 });
  answerToSignOut = () => {
    signedIn = null;
    return new HttpResponse(null, { status: 204 });
  };
  before = [];
  away = false;
});
afterEach(() => chooseDigits('latn'));

const open = (lang: 'ar' | 'en' = 'en') =>
  renderHost([], () => Promise.reject(new Error('no remote')), { at: '/releases', lang });
const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};
const production = ({ channels }: TeamState) => {
  const found = channels.find(({ channel }) => channel === 'production');
  if (found?.registry == null) throw new Error('nothing is live in production');
  return { ...found, registry: found.registry };
};
const aPreview = (more: Partial<TeamState['previews'][number]> = {}): TeamState['previews'][number] => ({
  schema: 'clinic-preview/1',
  id: `p-${'0'.repeat(32)}`,
  audience: '',
  base: 'production',
  replaces: { qa: '1.1.0+eeeeeee' },
  filesIntegrity: { qa: integrity },
  note: '',
  by: 'medical',
  issuedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  ...more,
});

test('nobody sees anything without the token of a team', async () => {
  signedIn = null;
  const { user } = await open();
  await user.type(await screen.findByLabelText('Team token'), 'ct_wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No team has this token');
  expect(screen.queryByText('c-000000000002')).toBeNull();

  await user.clear(screen.getByLabelText('Team token'));
  await user.type(screen.getByLabelText('Team token'), 'ct_right');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findAllByText('c-000000000002')).length).toBeGreaterThan(0);
});

test('a team promotes a release of its own remote for a share of visitors, on top of what it saw', async () => {
  const { user } = await open();
  await user.click((await row('qa')).getByRole('button', { name: 'Promote another release of qa' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(/For whom/), '10');
  await user.type(dialog.getByLabelText(/Reason/), 'Try it');
  await user.click(dialog.getByRole('button', { name: 'Promote' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(actions).toEqual([
    {
      act: 'promote',
      channel: 'production',
      seen: 7,
      name: 'qa',
      release: '1.1.0+eeeeeee',
      percent: 10,
      reason: 'Try it',
    },
  ]);
});

test('nothing of other remotes can be done', async () => {
  await open();
  const booking = await row('booking');
  expect(booking.getByText('for 10% of visitors')).toBeInTheDocument();
  expect(booking.queryByRole('button')).toBeNull();
});

test('an earlier composition is made live again', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Roll back to c-000000000001' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Roll back' }));
  await waitFor(() =>
    expect(actions).toEqual([{ act: 'rollback', channel: 'production', seen: 7, to: 'c-000000000001', reason: '' }]),
  );
});

test('a team goes back only to what changes nothing but its own parts, whatever became live there', async () => {
  signedIn = aState();
  const { past } = production(signedIn);
  const line = { at: '2026-11-18T10:00:00.000Z', by: 'platform', act: 'promote', channel: 'production' } as const;
  past.splice(
    1,
    past.length,
    { ...line, to: 'c-00000000000b', seq: 6, changes: { booking: '1.0.0+aaaaaaa' }, moved: ['qa'] },
    { ...line, to: 'c-00000000000a', seq: 5, changes: { qa: '0.9.0+ddddddd' }, moved: ['booking', 'qa'] },
    { ...line, act: 'rollback', to: 'c-000000000009', seq: 4, moved: ['host'] },
    { ...line, to: 'c-000000000008', seq: 3, changes: { qa: '0.8.0+ddddddd' } },
  );
  await open();
  const buttons = await screen.findAllByRole('button', { name: /^Roll back to/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Roll back to c-00000000000b']);
});

test.each([
  [
    'en',
    /^This page could not be refreshed\. What you see is from \d+ \w+ \d+:\d\d [AP]M and may have changed since\./,
  ],
  ['ar', /^تعذّر تحديث الصفحة\. ما تراه يعود إلى \d+ \S+ \d+:\d\d [صم] وربما تغيّر بعد ذلك\./],
] as const)(
  '%s: says that what it shows is old while the server does not answer, and since when',
  async (lang, text) => {
    const looks = jest.spyOn(globalThis, 'setInterval');
    const { user } = await open(lang);
    await row('qa');
    const stale = () => screen.queryAllByRole('status').find(({ textContent }) => text.test(textContent));
    expect(stale()).toBeUndefined();
    const lookAgain = looks.mock.calls.find(([, delay]) => delay === 5000)?.[0] as () => void;
    away = true;
    act(lookAgain);
    await waitFor(() => expect(stale()).toBeVisible());
    await row('qa');

    const retry = within(stale() as HTMLElement).getByRole('button');
    await user.click(retry);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stale()).toBeVisible();
    away = false;
    await user.click(retry);
    await waitFor(() => expect(stale()).toBeUndefined());
    looks.mockRestore();
  },
);

test('says so too when the server stops answering after an act', async () => {
  const { user } = await open();
  await user.click((await row('qa')).getByRole('button', { name: 'Promote another release of qa' }));
  away = true;
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText(/could not be refreshed/)).toBeVisible();
  expect(screen.getByText('The release is live.')).toBeInTheDocument();
});

test('what was asked for before an act is not shown after it', async () => {
  const looks = jest.spyOn(globalThis, 'setInterval');
  const { user } = await open();
  await user.click((await row('qa')).getByRole('button', { name: 'Promote another release of qa' }));
  const late = Promise.withResolvers<void>();
  before = [late.promise];
  const lookAgain = looks.mock.calls.find(([, delay]) => delay === 5000)?.[0] as () => void;
  lookAgain();
  await waitFor(() => expect(before).toEqual([]));

  answerToAction = () => {
    signedIn = aState();
    production(signedIn).registry.remotes['qa'] = entry('qa', '1.1.0+eeeeeee');
    return new HttpResponse(null, { status: 204 });
  };
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Promote' }));
  await waitFor(async () => expect((await row('qa')).getByText('1.1.0+eeeeeee')).toBeInTheDocument());
  await act(async () => {
    late.resolve();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect((await row('qa')).getByText('1.1.0+eeeeeee')).toBeInTheDocument();
  looks.mockRestore();
});

test('the same done twice is said twice, and in the language of the page', async () => {
  signedIn = aState({ remotes: ['*'] });
  const { user } = await open();
  const lock = async () => {
    await user.click(screen.getByRole('button', { name: 'Lock' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Reason/), 'Ramadan');
    await user.click(dialog.getByRole('button', { name: 'Lock' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return screen.getByText('The channel is locked.');
  };
  await row('qa');
  const first = await lock();
  expect(first.closest('[role="status"]')).not.toBeNull();
  const second = await lock();
  expect(first).not.toBeInTheDocument();
  expect(second.closest('[role="status"]')).not.toBeNull();

  await user.click(screen.getByRole('link', { name: 'العربية' }));
  expect(await screen.findByText('قُفلت القناة.')).toBeInTheDocument();
});

test('signing out without an answer says so, and can be tried again', async () => {
  answerToSignOut = () => HttpResponse.error();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
  answerToSignOut = () => {
    signedIn = null;
    return new HttpResponse(null, { status: 204 });
  };
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Team token')).toBeInTheDocument();
});

test.each([
  ['en', 'Abort the rollout of booking@1.1.0+bbbbbbb', 'Open the preview of', 'End preview of'],
  ['ar', 'سحب الإصدار booking@1.1.0+bbbbbbb', 'فتح معاينة', 'إنهاء المعاينة'],
] as const)('%s: every button is named after what it acts on', async (lang, abortName, openOf, endOf) => {
  signedIn = aState({ remotes: ['qa', 'booking'] });
  signedIn.previews = [
    aPreview(),
    aPreview({ id: `p-${'1'.repeat(32)}`, composition: 'c-000000000001', replaces: {}, note: 'Before the form' }),
  ];
  await open(lang);
  expect((await row('booking')).getByRole('button', { name: abortName })).toBeInTheDocument();
  for (const what of ['qa@1.1.0+eeeeeee', 'c-000000000001, Before the form']) {
    expect(screen.getByRole('link', { name: `${openOf} ${what}` })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: `${endOf} ${what}` })).toBeInTheDocument();
  }
});

test('a preview is ended by who may in the channel that it stands on', async () => {
  signedIn = aState();
  signedIn.previews = [aPreview({ base: 'staging' })];
  await open();
  expect(await screen.findByRole('link', { name: /^Open the preview/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^End preview/ })).toBeNull();
});

test('numbers are in the digits of the account', async () => {
  chooseDigits('arab');
  const { user } = await open('ar');
  await user.click((await row('qa')).getByRole('button', { name: /نشر إصدار آخر/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('option', { name: '١٠% من الزوار' })).toHaveValue('10');
  expect(screen.getByText('الرقم').nextSibling).toHaveTextContent('٧');
});

test('a refusal says why, keeps what was filled in, and is in the history', async () => {
  answerToAction = () =>
    HttpResponse.json({ code: 'conflict', message: 'production is at 8 now, not at 7.' }, { status: 409 });
  const { user } = await open('ar');
  await user.click((await row('qa')).getByRole('button', { name: 'نشر إصدار آخر من qa' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/السبب/), 'تجربة');
  await user.click(dialog.getByRole('button', { name: 'نشر' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('تغيّرت القناة في هذه الأثناء');
  expect(dialog.getByLabelText(/السبب/)).toHaveValue('تجربة');
  expect(screen.getByText('رُفض')).toBeInTheDocument();
});

test('the history names the team that a token was made for, and by whom', async () => {
  signedIn?.history.unshift({ at: '2026-11-21T11:00:00.000Z', by: 'noura', act: 'team', team: 'labs', what: 'added' });
  await open();
  expect((await screen.findByText('labs')).closest('li')).toHaveTextContent(/Team changed.*labs added.*noura/);
  // What a team did itself is signed with its name, once.
  expect(screen.getByText('Refused').closest('li')).toHaveTextContent(/medical$/);
});

test('each part says where it comes from, and who says so', async () => {
  await open();
  expect(await screen.findByText('github.com/clinic/qa c0ffee100000')).toBeInTheDocument();
  expect(screen.getByText('built by its CI, verified')).toBeInTheDocument();
  expect(screen.getByText('checked by the release service')).toBeInTheDocument();
  expect(screen.getByText('What is said about where it comes from does not match its files')).toBeInTheDocument();
  expect(screen.getAllByText('Nobody says where it comes from').length).toBeGreaterThan(0);
});

test('a channel that nobody signed for a week says so', async () => {
  signedIn = aState();
  signedIn.channels = signedIn.channels.map((each) => ({ ...each, expired: true }));
  await open();
  expect(await screen.findByText(/Nobody has signed what is live here for a week/)).toBeInTheDocument();
});

test('a locked channel says who locked it and why', async () => {
  signedIn = aState({ remotes: ['*'] });
  const [, production] = signedIn.channels;
  if (production !== undefined)
    production.lock = {
      schema: 'clinic-lock/1',
      channel: 'production',
      reason: 'Ramadan',
      by: 'platform',
      at: '2026-11-20T10:00:00.000Z',
    };
  const { user } = await open();
  expect(await screen.findByText(/Locked by platform/)).toHaveTextContent('Ramadan');
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(actions).toEqual([{ act: 'unlock', channel: 'production', reason: '' }]));
});

test('a server without a key to sign with only shows', async () => {
  signedIn = { ...aState(), canSign: false };
  await open();
  const qa = await row('qa');
  expect(qa.queryByRole('button')).toBeNull();
  expect(screen.getByText(/holds no key to sign with/)).toBeInTheDocument();
});

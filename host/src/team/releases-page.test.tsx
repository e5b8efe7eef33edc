import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse } from '@clinic/shared/testing';
import { renderHost } from '../testing/render-host.tsx';
import type { TeamAct, TeamState } from './team-contract.ts';

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
        },
        {
          at: '2026-11-19T10:00:00.000Z',
          by: 'platform',
          act: 'promote',
          channel: 'production',
          to: 'c-000000000001',
          seq: 6,
          changes: { qa: '0.9.0+ddddddd' },
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
let acts: TeamAct[];
let answerToAct: () => Response;
const noFigures = { code: 'no-figures', message: '' };
fakeApi(
  http.get('*/releases/api/state', () =>
    signedIn === null
      ? HttpResponse.json({ code: 'signed-out', message: '' }, { status: 401 })
      : HttpResponse.json(signedIn),
  ),
  http.get('*/releases/api/figures', () => HttpResponse.json(noFigures, { status: 503 })),
  http.post('*/releases/api/session', async ({ request }) => {
    const { token } = (await request.json()) as { token: string };
    if (token !== 'ct_right') return HttpResponse.json({ code: 'unknown-token', message: '' }, { status: 401 });
    signedIn = aState();
    return new HttpResponse(null, { status: 204 });
  }),
  http.post('*/releases/api/acts', async ({ request }) => {
    acts.push((await request.json()) as TeamAct);
    return answerToAct();
  }),
);
beforeEach(() => {
  signedIn = aState();
  acts = [];
  answerToAct = () => new HttpResponse(null, { status: 204 });
});

const open = (lang: 'ar' | 'en' = 'en') =>
  renderHost([], () => Promise.reject(new Error('no remote')), { at: '/releases', lang });
const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};

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
  expect(acts).toEqual([
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
    expect(acts).toEqual([{ act: 'rollback', channel: 'production', seen: 7, to: 'c-000000000001', reason: '' }]),
  );
});

test('a refusal says why, keeps what was filled in, and is in the history', async () => {
  answerToAct = () =>
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
  await waitFor(() => expect(acts).toEqual([{ act: 'unlock', channel: 'production', reason: '' }]));
});

test('a server without a key to sign with only shows', async () => {
  signedIn = { ...aState(), canSign: false };
  await open();
  const qa = await row('qa');
  expect(qa.queryByRole('button')).toBeNull();
  expect(screen.getByText(/holds no key to sign with/)).toBeInTheDocument();
});

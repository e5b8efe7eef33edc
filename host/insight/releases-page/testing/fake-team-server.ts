import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse } from '@clinic/kit/testing';
import { chooseDigits } from '@clinic/contracts/time';
import type { Preview } from '@clinic/contracts';
import type { TeamAction, TeamState } from '@clinic/contracts/host';
import { renderHost } from '../../../testing/render-host.tsx';

const integrity = `sha384-${'A'.repeat(64)}`;
/** A remote that is live with a release. */
export const entry = (name: string, release: string) => ({
  release,
  contract: '1.0',
  manifest: `/artifacts/${name}/${release}/mf-manifest.json`,
  integrity,
  files: `/artifacts/${name}/${release}/files.json`,
  filesIntegrity: integrity,
});

/** What the server says: booking and qa are live in production, a tenth of visitors gets the next booking. */
export const aState = (team: Partial<TeamState['team']> = {}): TeamState => ({
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

/** The server as each test begins with it. */
const atFirst = () => ({
  /** What the team that is signed in sees; null for nobody. */
  signedIn: aState() as TeamState | null,
  actions: [] as TeamAction[],
  answerToAction: (): Response => new HttpResponse(null, { status: 204 }),
  answerToSignOut: (): Response => {
    server.signedIn = null;
    return new HttpResponse(null, { status: 204 });
  },
  /** Whether it has stopped answering what its state is. */
  isAway: false,
  /** How often it was asked for its state. */
  asked: 0,
  /** How often it has said what its state is. */
  answered: 0,
  /** What the next answers about the state wait for; each says what was so when it was asked for. */
  waiting: [] as Promise<unknown>[],
});

/** What the server of the page's test does. */
export const server = {} as ReturnType<typeof atFirst>;

const noMetrics = { code: 'no-figures', message: '' };

/** Puts the server of the releases page behind the tests of a file; each begins with it as it was. */
export function fakeTeamServer(): void {
  fakeApi(
    http.get('*/releases/api/state', async () => {
      server.asked += 1;
      const state = server.signedIn;
      await server.waiting.shift();
      if (server.isAway) return HttpResponse.error();
      server.answered += 1;
      return state === null
        ? HttpResponse.json({ code: 'signed-out', message: '' }, { status: 401 })
        : HttpResponse.json(state);
    }),
    http.get('*/releases/api/figures', () => HttpResponse.json(noMetrics, { status: 503 })),
    http.post('*/releases/api/session', async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      if (token !== 'ct_right') return HttpResponse.json({ code: 'unknown-token', message: '' }, { status: 401 });
      server.signedIn = aState();
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/releases/api/session', () => server.answerToSignOut()),
    http.post('*/releases/api/acts', async ({ request }) => {
      server.actions.push((await request.json()) as TeamAction);
      return server.answerToAction();
    }),
  );
  beforeEach(() => {
    Object.assign(server, atFirst());
  });
  afterEach(() => chooseDigits('latn'));
}

/** Opens the page. */
export const open = (lang: 'ar' | 'en' = 'en') =>
  renderHost([], () => Promise.reject(new Error('no remote')), { at: '/releases', lang });
/** The row of a part of what is live. */
export const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};
/** The production channel of a state. */
export const production = ({ channels }: TeamState) => {
  const found = channels.find(({ channel }) => channel === 'production');
  if (found?.registry == null) throw new Error('nothing is live in production');
  return { ...found, registry: found.registry };
};
/** A preview of the next release of qa. */
export const aPreview = (more: Partial<Preview> = {}): Preview => ({
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

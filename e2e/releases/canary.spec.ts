import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Registry } from '@clinic/contracts';
import { expect, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { until } from '../site/processes.ts';
import { alteredRelease, nodeContainer } from '../site/altered-release.ts';
import type { Alteration } from '../site/altered-release.ts';
import { liveRegistry } from '../site/releases.ts';

const throwing = '{ Component() { throw new Error("broken on purpose"); } }';
const fallback = 'تعذّر عرض الأسئلة والأجوبة';
const throwingEntry: Alteration = (files) => {
  const get = `get(module) { return Promise.resolve(() => (module.includes('/locales/') ? {} : ${throwing})); }`;
  files.set('remoteEntry.js', `var clinic_qa = { init() {}, ${get} };`);
};

/** Ways in which a release of the questions and answers can throw for whoever sees it, and what a browser says of it. */
const faults: { where: string; alter: Alteration; marks: RegExp[] }[] = [
  { where: 'on the server', alter: nodeContainer(throwing), marks: [] },
  { where: 'in the browser', alter: throwingEntry, marks: [/broken on purpose/] },
];

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__Host-bucket')?.value;

/** The share of a rollout by its definition: the first 48 bits of a hash over the visitor's number and the salt. */
function isInside(visitor: string, rollout: Registry['remotes'][string]['rollout']): boolean {
  if (rollout === undefined) throw new Error('nothing is out for a share of visitors');
  const hash = createHash('sha256').update(`${visitor} ${rollout.salt}`).digest();
  return (hash.readUIntBE(0, 6) / 2 ** 48) * 100 < rollout.percent;
}

for (const { where, alter, marks } of faults)
  test(`a release that throws ${where} for its half of the visitors is taken from them by itself; nobody is without the page`, async ({
    ownSite,
    visitor,
    browserErrors,
  }, info) => {
    browserErrors.expect(...marks);
    // One visitor is enough here, since all come from one address.
    const site = await ownSite({ env: { GUARD_MIN_ADDRESSES: '1' } });
    const good = await site.liveRelease('qa');
    const before = await visitor({ site: site.url, lang: 'ar' });
    await open(before, '/qa');
    expect(await cookieOf(before), 'nobody is counted in a share while there is none').toBeUndefined();

    const release = await alteredRelease(site.dataDir, 'qa', alter);
    await site.release('promote', release, '--to', 'production', '--percent', '50');
    const rollout = async () => (await liveRegistry(site.dataDir)).remotes['qa']?.rollout;
    const begun = await rollout();
    const look = async () => {
      const answer = await fetch(`${site.url}/qa`);
      return { status: answer.status, html: await answer.text(), cookie: answer.headers.get('set-cookie') };
    };
    await until('visitors to be counted in shares', async () => (await look()).cookie !== null);

    /** Fresh visitors until there is one in the share and one who is not. */
    const drawn: { inside?: Page; outside?: Page } = {};
    while (drawn.inside === undefined || drawn.outside === undefined) {
      const page = await visitor({ site: site.url, lang: 'ar' });
      // A page of another remote: nothing fails while they are drawn.
      await open(page, '/privacy');
      const cookie = (await cookieOf(page)) ?? '';
      expect(cookie).toMatch(/^[0-9a-f]{32}$/);
      drawn[isInside(cookie, begun) ? 'inside' : 'outside'] ??= page;
    }
    const { inside, outside } = drawn;
    for (const page of [inside, outside]) await open(page, '/qa');
    const showsQuestions = async (page: Page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(fallback)).toHaveCount(0);
    };
    await showsQuestions(outside);
    await showsQuestions(inside);

    // Each stays where they are, while those inside come back, get the release beside it each time, and their visits tell how it went.
    const began = Date.now();
    await until('the guard to abort the rollout', async () => {
      if ((await rollout()) === undefined) return true;
      // The page may be changing releases by itself at that moment.
      const answer = await open(inside, '/qa').catch((error: unknown) => {
        if (!/ERR_ABORTED|context was destroyed|interrupted by another/.test(String(error))) throw error;
        return null;
      });
      expect(answer?.status() ?? 200).toBe(200);
      await showsQuestions(inside);
      return (await rollout()) === undefined;
    });
    info.annotations.push({ type: 'guard: ms until aborted', description: String(Date.now() - began) });

    const { milliseconds } = await until('new visits to be on the base again', async () => {
      const visits = await Promise.all(Array.from({ length: 10 }, look));
      return visits.every(({ status, html, cookie }) => status === 200 && cookie === null && html.includes(good));
    });
    info.annotations.push({ type: 'ms until new visits are on the base', description: String(milliseconds) });
    await inside.reload();
    await showsQuestions(inside);

    const history = await site.release('history', '--act', 'abort', '--json');
    const lines = JSON.parse(history) as { by: string; reason?: string }[];
    expect(lines).toEqual([expect.objectContaining({ by: 'guard', remote: 'qa', release: release.split('@')[1] })]);
    expect(lines[0]?.reason).toMatch(/\d+ of \d+/);
  });

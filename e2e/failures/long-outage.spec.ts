import type { Lang } from '@clinic/contracts';
import { expect, languages, test } from '../browser/test.ts';
import { faultyApi } from '../site/faulty-api.ts';
import type { ApiMood } from '../site/faulty-api.ts';
import { mainSite } from '../site/main-site.ts';

/** A page is aged after this, so that an outage takes longer than pages are fresh. */
const env = { PAGE_FRESH_SECONDS: '1' };

/** Pages that do without what cannot be had, and one that cannot. */
const addresses = ['/', '/about', '/specialities/department_of_dentistry', '/doctors', '/qa'];

interface Read {
  status: number;
  caching: string | null;
  /** Since when the page is known, when it stands in. */
  knownAt: string | null;
  text: number;
  links: number;
  hasTicker: boolean;
}

async function read(site: string, address: string, lang: Lang): Promise<Read> {
  const { status, headers, ...answer } = await fetch(`${site}${address}?lang=${lang}`).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    html: await response.text(),
  }));
  const body = answer.html.replace(/^[\s\S]*<body>/, '').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return {
    status,
    caching: headers.get('cache-control'),
    knownAt: headers.get('server-timing'),
    text: body.replace(/<[^>]+>/g, '').length,
    links: body.match(/<a /g)?.length ?? 0,
    hasTicker: body.includes('data-badge='),
  };
}

const moods: ApiMood[] = ['failing', 'down', 'garbage'];
moods.forEach((mood, turn) => {
  const lang = languages[turn % 2] as Lang;
  test(`R9: the API ${mood} for long, ${lang}: no good page loses anything, also after a restart, and all comes back`, async ({
    ownSite,
  }) => {
    const api = await faultyApi(mainSite().apiPort);
    const site = await ownSite({ apiPort: api.port, env });
    const good = new Map<string, Read>();
    for (const address of addresses) {
      // A part that was late is asked for again a moment later.
      await expect(async () => {
        const page = await read(site.url, address, lang);
        expect(page, address).toMatchObject({
          status: 200,
          caching: 'public, max-age=0, must-revalidate',
          knownAt: null,
        });
        good.set(address, page);
      }).toPass();
    }
    const expectAllWhole = async () => {
      for (const [address, before] of good) {
        // Each visit of the front page draws another of its variants, of which one may be fresh still.
        let page = before;
        await expect
          .poll(
            async () => {
              page = await read(site.url, address, lang);
              return page.knownAt;
            },
            { message: address },
          )
          .not.toBeNull();
        expect(page, address).toMatchObject({ status: 200, caching: 'no-store', hasTicker: before.hasTicker });
        expect(page.text, `the text of ${address}`).toBeGreaterThan(before.text * 0.9);
        expect(page.links, `the links of ${address}`).toBeGreaterThan(before.links * 0.9);
      }
    };

    api.set(mood);
    await expectAllWhole();
    const unseen = await read(site.url, '/offers', lang);
    expect(unseen.caching, 'what nobody has seen whole').toBe('no-store');

    await site.restart();
    await expectAllWhole();

    api.set('well');
    for (const [address, before] of good) {
      const healed = async () => {
        const { knownAt, caching, ...page } = await read(site.url, address, lang);
        return { knownAt, caching, hasTicker: page.hasTicker };
      };
      const { knownAt, caching, hasTicker } = before;
      await expect.poll(healed, { message: address }).toEqual({ knownAt, caching, hasTicker });
    }
    await api.close();
  });
});

test('while all is well no public page lacks anything', async ({ ownSite }) => {
  const { url } = await ownSite();
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const seen = new Map<string, number>();
  const paths = [...sitemap.matchAll(/<loc>([^<?]+)<\/loc>/g)]
    .map(([, address]) => new URL(address as string).pathname)
    .filter((path) => {
      const kind = path.split('/').slice(0, -1).join('/');
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      return kind === '' || (seen.get(kind) ?? 0) <= 2;
    });
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths)
    await expect
      .poll(async () => (await read(url, path, 'ar')).caching, { message: path })
      .toBe('public, max-age=0, must-revalidate');
});

import { expect, test } from '@playwright/test';
import { mainSite } from '../site/main-site.ts';

const picture = '/images/articles/chest-pain-when-to-worry.svg';

async function fetched(path: string, accept: string) {
  const answer = await fetch(mainSite().url + path, { headers: { accept } });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    vary: answer.headers.get('vary') ?? '',
    caching: answer.headers.get('cache-control') ?? '',
    bytes: (await answer.arrayBuffer()).byteLength,
  };
}

test('a picture comes in the format and the width that a browser asks for, and only in sensible ones', async () => {
  const avif = await fetched(`${picture}?w=640`, 'image/avif,image/webp,*/*');
  expect(avif).toMatchObject({ status: 200, type: 'image/avif' });
  const webp = await fetched(`${picture}?w=640`, 'image/webp,*/*');
  expect(webp).toMatchObject({ status: 200, type: 'image/webp' });
  const plain = await fetched(`${picture}?w=640`, 'image/png');
  expect(plain.type).toMatch(/^image\/(?:png|jpeg)$/);
  for (const { vary, caching } of [avif, webp, plain]) {
    expect(vary).toMatch(/accept/i);
    expect(caching).toMatch(/max-age=\d{4}/);
  }
  const narrow = await fetched(`${picture}?w=256`, 'image/avif');
  expect(narrow.bytes).toBeLessThan(avif.bytes);
  expect(await fetched(picture, '*/*')).toMatchObject({ status: 200, type: expect.stringContaining('svg') });

  for (const wrong of ['w=641', 'w=0', 'w=-1', 'w=99999', 'w=abc'])
    expect((await fetched(`${picture}?${wrong}`, 'image/avif')).status, wrong).toBe(400);
  for (const away of ['/images/../package.json', '/images/%2e%2e%2fpackage.json', '/images/nothing.svg?w=640'])
    expect((await fetched(away, '*/*')).status, away).toBeGreaterThanOrEqual(400);
});

test('the pictures of a page are asked for as the site has them: none fails', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/images/') && answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  for (const path of ['/', '/doctors', '/blogs', '/insurance-partners']) {
    await page.goto(mainSite().url + path);
    const images = page.locator('main img:visible');
    for (let place = 0; place < (await images.count()); place += 1) await images.nth(place).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const empty = await images.evaluateAll((all) =>
      all
        .filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0)
        .map((image) => image.outerHTML),
    );
    expect(empty, path).toEqual([]);
  }
  expect(failed).toEqual([]);
  await page.close();
});

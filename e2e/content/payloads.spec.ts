import type { DeskPostDetails } from '@clinic/contracts/content/desk';
import { open } from '../browser/open.ts';
import { patientApi, signIn } from '../browser/people.ts';
import { expect, test } from '../browser/test.ts';

const run = 'window.__ran=(window.__ran||0)+1';
const payloads = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<svg onload="${run}"></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s>`,
  `<a href="javascript:${run}">Our offers</a>`,
  `<a href="jAvAsCrIpT&colon;${run}">Our prices</a>`,
  `<a href="data:text/html,<script>${run}</script>">Our data</a>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<form action="javascript:${run}"><button>Send</button></form>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<details open ontoggle="${run}">x</details>`,
  `<p style="background:url(javascript:${run})" onmouseover="${run}">Hover</p>`,
  `"><img src=x onerror="${run}">`,
  `{{constructor.constructor('${run}')()}}`,
  `<template><script>${run}</script></template>`,
  `<img src="/images/services/consultation.svg" alt="x" onload="${run}">`,
  `<img src="/images/services/consultation.svg?w=640" srcset="x" alt='"><script>${run}</script>'>`,
  `<img src="/images/../api/content-desk/posts" alt="x" onerror="${run}">`,
  `<picture><source onerror="${run}" srcset="/x"><img src="/images/services/consultation.svg" alt="x"></picture>`,
  `<base href="javascript:/a/-${run}//">`,
];

test('no payload in any part of a post runs, at the desk, in a preview or on the site', async ({ visitor }) => {
  const author = await patientApi('author');
  const publisher = await patientApi('publisher');
  const desk = '/api/content-desk/posts';
  const begun = (await author.post(desk, { type: 'news' })).body as { data: DeskPostDetails };
  const { id, version } = begun.data;
  const html = `<p>Text</p>${payloads.join('\n')}`;
  const mark = crypto.randomUUID().slice(0, 8);
  const text = (name: string) => ({
    slug: `${name}-${mark}`,
    title: payloads[1],
    summary: payloads.slice(0, 3).join(' '),
    html,
  });
  const content = {
    ...{ type: 'news', category: 'clinic-news', image: 'services/consultation.svg' },
    ...{ reviewer: null, reviewed_on: null, published_on: null },
    ...{ ar: text('حمولات'), en: text('payloads') },
  };
  const saved = await author.post(`${desk}/${id}`, { version, content, keep: true });
  expect(saved.status).toBe(200);
  const { post } = (saved.body as { data: { post: DeskPostDetails } }).data;
  expect(post.content.en.html).not.toMatch(/<script|onerror=|onload=|srcdoc|<iframe|<svg|<form|href="(?:java|data)/i);
  const published = await publisher.post(`${desk}/${id}/publish`, { version: post.version });
  expect(published.status).toBe(200);
  const made = (await publisher.post(`${desk}/${id}/previews`)).body as { data: { token: string } };

  const page = await visitor({ lang: 'en' });
  const ran = () => page.evaluate(() => (window as { __ran?: number }).__ran ?? 0);
  await signIn(page, 'author');
  for (const path of [
    `/content/desk/${id}`,
    `/content/preview/${made.data.token}`,
    `/blogs/en/payloads-${mark}`,
    '/news',
  ]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
    await page.waitForLoadState('networkidle');
    for (const link of await page.getByRole('main').locator('a:not([href])').all()) await link.click({ force: true });
    expect(await ran(), path).toBe(0);
  }
  const again = (await publisher.get<{ data: DeskPostDetails }>(`${desk}/${id}`)).data;
  await publisher.post(`${desk}/${id}/delete`, { version: again.version });
});

import { expect, languages, test } from '../browser/test.ts';
import type { Width } from '../browser/test.ts';
import { open, openUnderClock } from '../browser/open.ts';
import { textsOf } from '../browser/texts.ts';
import { mainSite } from '../site/main-site.ts';
import { answered } from '../site/answered.ts';

/** S1: what comes after the first view. */
const order = [
  'services',
  'dental',
  'specialities',
  'doctors',
  'offers',
  'blogs',
  'reviews',
  'news',
  'installments',
  'insurance',
];

const widthOf = { ar: 390, en: 1280 } satisfies Record<string, Width>;

async function fromApi<T>(path: string): Promise<T> {
  return (await (await fetch(mainSite().url + path)).json()) as T;
}

for (const lang of languages) {
  const say = textsOf('content', lang);
  const width = widthOf[lang];

  test(`${lang}, ${width} px: the sections of the home page, in order, each with what belongs to it`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, width });
    await open(page, '/');
    const main = page.getByRole('main');

    const sections = await main
      .locator(order.map((id) => `#${id}`).join())
      .evaluateAll((found) => found.map(({ id }) => id));
    expect(sections).toEqual(order);
    for (const id of order) await expect(main.locator(`#${id} h2`).first(), id).toHaveText(/\S{3}/);
    const tops = await main
      .locator(`section[aria-roledescription="${say('carousel.role')}"], #services, a[href^="/doctors/"]`)
      .evaluateAll((found) => found.map((element) => element.id || element.tagName));
    expect(tops.slice(0, 3), 'the doctor, the slides, the services').toEqual(['A', 'SECTION', 'services']);

    const hero = main.locator(`section[aria-label="${say('home.hero.label')}"]`);
    const controls = hero.locator('button:visible, a[href]:visible');
    await expect(controls.first(), 'the stop control comes first').toHaveAccessibleName(say('carousel.play'));
    await expect(hero).not.toContainText(lang === 'ar' ? 'مواعيدنا في رمضان' : 'Our hours in Ramadan');
    await expect(hero.locator('[data-shown]')).toHaveCount(3);
    const loading = await hero
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('loading')));
    expect(loading).toEqual(['eager', 'lazy', 'lazy']);

    await expect(main.locator('#doctors a[href^="/doctors/"]')).not.toHaveCount(0);
    const doctors = await main
      .locator('#doctors li a[href^="/doctors/"]')
      .evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size);
    expect(doctors).toBe(8);
    await expect(main.locator('#offers article')).not.toHaveCount(0);
    for (const list of ['#blogs', '#news'])
      await expect(main.locator(list).getByRole('heading', { level: 3 }), list).toHaveCount(3);

    const reviews = main.locator('#reviews li');
    await expect(reviews).toHaveCount(3);
    await main.getByRole('button', { name: say('home.reviews.load') }).click();
    await expect(reviews).toHaveCount(6);
    await expect(reviews.nth(3)).toBeFocused();

    const { data: strip } = await fromApi<{ data: unknown[] }>('/api/insurance-partners');
    expect(strip.length).toBeGreaterThanOrEqual(20);
    await expect(main.locator('#insurance li')).toHaveCount(6);
    await expect(main.locator('#insurance li:visible')).toHaveCount(width < 768 ? 4 : 6);

    const { now } = await fromApi<{ now: string }>('/api/hours');
    const riyadh = new Date(Date.parse(now) + 3 * 3_600_000).toISOString().slice(0, 10);
    const dates = await main
      .locator('#installments time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    const due = [0, 30, 60, 90].map((days) =>
      new Date(Date.parse(riyadh) + days * 86_400_000).toISOString().slice(0, 10),
    );
    expect(dates).toEqual(due);
  });

  test(`${lang}, ${width} px: the slides change by themselves, rest, and can be stopped`, async ({ visitor }) => {
    const page = await visitor({ lang, width, reducedMotion: 'no-preference', hasTouch: false });
    await page.clock.install();
    await openUnderClock(page, '/');
    const hero = page.getByRole('main').locator(`section[aria-label="${say('home.hero.label')}"]`);
    const slides = hero.locator('[data-shown]');
    const shown = (place: number) => expect(slides.nth(place)).toHaveAttribute('data-shown', 'true');
    await shown(0);
    await expect(hero.getByRole('button', { name: say('carousel.stop') })).toBeVisible();
    await page.mouse.move(2, 2);
    await page.clock.fastForward(10_000);
    await shown(1);
    // It stays for as long as somebody looks at it, and the clock goes on by itself.
    await hero.hover();
    const title = slides.nth(1).getByRole('heading');
    const name = (await title.getAttribute('aria-label')) ?? (await title.innerText());
    await page.clock.fastForward(5000);
    await expect(title, 'typed to its end').toHaveText(name);

    await page.clock.fastForward(30_000);
    await shown(1);
    await hero.getByRole('button', { name: say('carousel.stop') }).click();
    await page.mouse.move(2, 2);
    await page.clock.fastForward(30_000);
    await shown(1);
    await hero.getByRole('button', { name: say('carousel.next') }).click();
    await shown(2);
  });

  test(`${lang}: the latest news pops up once a visit, some seconds after the page, never over a form`, async ({
    visitor,
  }) => {
    const { data } = await fromApi<{ data: Record<string, string>[] }>('/api/news/latest');
    const news = data[0] ?? {};
    const page = await visitor({ lang, width, news: true });
    await page.clock.install();
    await openUnderClock(page, '/contact');
    const heading = page.getByRole('heading', { name: say('newsPopup.title') });
    await page.clock.fastForward(21_000);
    await page.clock.fastForward(21_000);
    await expect(heading).toHaveCount(0);

    await openUnderClock(page, '/');
    // Five seconds at least; the clock goes on by itself while a busy machine draws the page.
    expect(await heading.count()).toBe(0);
    // It waits 20 s at most, and once more where the page has no free place for it at that moment. The time that it may take to
    // load passes by the same clock, so nothing else passes until it had its chance.
    await expect(async () => {
      await page.clock.fastForward(20_000);
      await expect(heading).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(page.getByRole('status').filter({ has: heading })).toContainText(news[`title_${lang}`] ?? '');
    await expect(heading, 'takes no focus').not.toBeFocused();
    await page.getByRole('link', { name: say('newsPopup.read') }).click();
    await expect(page).toHaveURL(`${mainSite().url}/blogs/${lang}/${encodeURIComponent(news[`slug_${lang}`] ?? '')}`);
    await expect(heading).toHaveCount(0);

    await openUnderClock(page, '/');
    await page.clock.fastForward(21_000);
    await expect(heading).toHaveCount(0);
  });

  test(`${lang}: the strip of awareness days stands in the HTML of every page, as the calendar has it`, async () => {
    const { data } = await fromApi<{ data: Record<string, string>[] }>('/api/awareness-events/today');
    const [first] = data;
    const label = say('ticker.label');
    for (const path of ['/', '/doctors', '/login', '/qa', '/s', '/profile/Details', '/blogs', '/404', '/zzz']) {
      const address = mainSite().url + path + (lang === 'en' ? '?lang=en' : '');
      // Some of them are for members.
      const html = await (await answered(address, { headers: { cookie: 'access_token=x' } })).text();
      if (first === undefined) {
        expect(html, path).not.toContain(label);
        continue;
      }
      const start = html.indexOf(`aria-label="${label}"`);
      expect(start, path).toBeGreaterThan(0);
      // The data of the page hold the same names further below.
      const strip = html
        .slice(start, html.indexOf('</section>', start))
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&');
      expect(strip.indexOf(first[`name_${lang}`] ?? '-'), path).toBeGreaterThan(0);
      expect(strip.slice(0, 400), path).toContain(say(`ticker.badges.${first['badge']}`));
    }
  });

  test(`${lang}: chat is one press away on every page, in a window of its own`, async ({ visitor }) => {
    const page = await visitor({ lang, width });
    await open(page, '/doctors');
    const contacts = page
      .getByRole('contentinfo')
      .getByRole('link', { name: textsOf('host', lang)('chat'), exact: true });
    await expect(contacts.first(), 'among the contacts').toHaveAttribute('target', '_blank');
    // It steps aside for as long as a control lies under it: the journeys of access/ show that.
    const chat = page.locator('[data-floating-chat]');
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', /noopener/);
    const box = await chat.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
}

test('without script the home page has its first slide, its reviews and the way to all of them', async ({
  visitor,
}) => {
  const page = await visitor({ lang: 'ar', width: 390, javaScriptEnabled: false });
  const say = textsOf('content', 'ar');
  await page.goto('/');
  const hero = page.getByRole('main').locator(`section[aria-label="${say('home.hero.label')}"]`);
  await expect(hero.locator('[data-shown="true"]')).toBeVisible();
  await expect(hero.getByRole('button', { name: say('carousel.play') })).toBeHidden();
  await page.getByRole('link', { name: say('home.reviews.load') }).click();
  await expect(page).toHaveURL(/reviews=all/);
  expect(await page.locator('#reviews li').count()).toBeGreaterThan(6);
});

test('strips far from the screen are laid out once the page has come; at once where it does not open at its top', async ({
  visitor,
}) => {
  const page = await visitor({ lang: 'ar', width: 390 });
  const last = page.locator('#insurance');
  const isLaidOut = () => last.evaluate((section) => section.checkVisibility({ contentVisibilityAuto: true }));
  const html = page.locator('html');
  let [held, letCome] = [Promise.resolve(), (): void => undefined];
  const holdImages = () => (held = new Promise((resolve) => (letCome = resolve)));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await held;
    await route.continue();
  });
  void holdImages();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(html).toHaveAttribute('data-first-view');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isLaidOut()).toBe(false);
  letCome();
  await expect(html).not.toHaveAttribute('data-first-view');
  expect(await isLaidOut()).toBe(true);

  void holdImages();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(html).not.toHaveAttribute('data-first-view');
  expect(await isLaidOut()).toBe(true);
  letCome();
});

test('other patients and other doctors are met at the next visit', async () => {
  const seen = new Set<string>();
  for (let visits = 0; visits < 12; visits += 1) {
    const html = await (await answered(`${mainSite().url}/`)).text();
    seen.add((html.match(/id="review-\d+"/g) ?? []).join());
  }
  expect(seen.size).toBeGreaterThan(1);
});

import type { Page } from '@playwright/test';
import { expectWithinScreen, narrow, wide } from '../access/looking.ts';
import { expectNoViolations } from '../access/violations.ts';
import { open } from '../browser/open.ts';
import { textsOf } from '../browser/texts.ts';
import { expect, languages, test } from '../browser/test.ts';
import { answered } from '../site/answered.ts';
import { openOwnClinic, ownOrigin } from '../site/own-clinic.ts';
import type { OwnClinic } from '../site/own-clinic.ts';

const answers = `
name_ar: عيادات الواحة
name_en: Waha Clinics
tagline_ar: صحتك في أيدٍ قريبة
tagline_en: Good care, close by
phone: '+97141234567'
email: hello@waha.example
color_primary: '#1d4ed8'
address_ar: شارع الوصل، دبي
address_en: Al Wasl Road, Dubai
country: AE
time_zone: Asia/Dubai
administrator_name: Huda
administrator_email: huda@waha.example
`;
const password = 'Qalb-7-wardat';

/** The demonstration's clinic by name; hashes of files have these letters in any case. */
const demoName = /\b(?:nabd|Nabd|NABD)\b|نبض/;

async function linksOf(clinic: OwnClinic, address: string): Promise<string[]> {
  const html = await (await clinic.ask(address)).text();
  const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
  return [...footer.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

test('a clinic that answered the setup is served under its own brand, whole, and its administrator signs in', async () => {
  const clinic = await openOwnClinic(answers);
  try {
    const links = [...new Set(await linksOf(clinic, '/'))];
    expect(links.length).toBeGreaterThan(12);
    // The other language has the same links.
    const pages = [
      ...links.map((link) => [link, 'عيادات الواحة'] as const),
      ...['/', '/about', '/privacy', '/login'].map((link) => [`${link}?lang=en`, 'Waha Clinics'] as const),
    ];
    for (const [page, name] of pages) {
      const answer = await clinic.ask(page);
      const html = await answer.text();
      expect(`${answer.status} ${page}`).toBe(`200 ${page}`);
      expect(demoName.exec(html)?.[0], page).toBeUndefined();
      expect(html).toContain(name);
      // What works now is nothing for search engines.
      const isIndexed = page !== '/status';
      expect(html.includes(`<link rel="canonical" href="${ownOrigin}`), page).toBe(isIndexed);
    }
    const home = await (await clinic.ask('/?lang=ar')).text();
    expect(home).toContain('--c-primary:#1d4ed8');
    expect(home).not.toContain('#0f4c4a');
    expect(home).toContain('"timeZone":"Asia/Dubai"');
    expect(home).toContain('"addressCountry":"AE"');
    for (const [page, words] of [
      ['/contact', 'اتصل بالإسعاف على 998'],
      ['/mental-health?lang=en', 'Call an ambulance on 998'],
      ['/status?lang=en', 'call an ambulance on 998'],
    ] as const) {
      const html = await (await clinic.ask(page)).text();
      expect(html, page).toContain(words);
      // A number that stands alone: hashes have these digits by chance.
      const said = html.replace(/ integrity="[^"]*"/g, '');
      expect(/(?<![\w.])9[39]7(?!\w)/.exec(said)?.[0], page).toBeUndefined();
    }
    // As the renderer writes it, before any script runs.
    const register = await (await clinic.ask('/register?lang=en')).text();
    expect(register).toContain('A UAE mobile number, for example 05xxxxxxxx.');
    // What only the demonstration's clinic promises.
    expect(home).not.toMatch(/id="(?:installments|featured-doctor)"/);
    const [mark = ''] = /\/favicon\.svg\?[\w-]+/.exec(home) ?? [];
    expect(home.split(`src="${mark}"`).length).toBeGreaterThan(2);
    expect(await (await clinic.ask(mark)).text()).toContain('fill="#1d4ed8"');

    const [, link = ''] = /link: https:\/\/[^/]+(\S+)/.exec(clinic.said) ?? [];
    const [, code = ''] = /code: (\d+)/.exec(clinic.said) ?? [];
    await clinic.ask('/api/csrf-cookie');
    // The API reads numbers as those of the country too.
    for (const [phone, mistakes] of [
      ['+971501234567', undefined],
      ['+966551234567', ['validation.phone']],
    ] as const) {
      const refused = await clinic.ask('/api/register', { method: 'POST', body: { phone } });
      expect(((await refused.json()) as { errors: Record<string, string[]> }).errors['phone'], phone).toEqual(mistakes);
    }
    expect((await clinic.ask(link)).headers.get('location')).toBe('/password/reset');
    const chosen = { code, password, password_confirmation: password };
    expect((await clinic.ask('/api/password/reset', { method: 'POST', body: chosen })).status).toBe(204);
    const identity = { identifier: 'huda@waha.example', password };
    const signedIn = await clinic.ask('/api/login', { method: 'POST', body: identity });
    expect(signedIn.status).toBe(200);
    expect(await signedIn.text()).toContain('"role":1');
  } finally {
    await clinic.close();
  }
});

/** Paths of the site that the bars, the menu and the footer around a page lead to. */
async function frameLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('header a[href], nav a[href], footer a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const paths = hrefs.filter((href) => href.startsWith('/')).map((href) => href.replace(/[?#].*$/, ''));
  return [...new Set(paths)].sort();
}

/** What a clinic has from its setup alone, and what patients need first. */
const mainPages = ['/', '/about', '/doctors', '/contact', '/qa', '/login', '/register'];

test('in a browser, its pages are its own and whole in both languages, and every link of the frame leads on', async ({
  visitor,
}) => {
  const clinic = await openOwnClinic(answers);
  try {
    for (const lang of languages) {
      const page = await visitor({
        ...{ site: clinic.url, lang, width: narrow.width },
        extraHTTPHeaders: clinic.proxyHeaders,
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await open(page, '/');
      const links = await frameLinks(page);
      expect(links.length).toBeGreaterThan(15);
      const headers = { ...clinic.proxyHeaders, cookie: `selectedLang=${lang}` };
      for (const link of links)
        expect(`${(await answered(clinic.url + link, { headers })).status} ${link}`).toBe(`200 ${link}`);

      for (const address of mainPages) {
        await open(page, address);
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        const shown = [await page.title(), await page.locator('body').innerText()].join(' ');
        expect(demoName.exec(shown)?.[0], address).toBeUndefined();
        const part = address === '/' ? undefined : 'main';
        await expectNoViolations(page, `${lang} ${address}, narrow`, part);
        await expectWithinScreen(page, `${lang} ${address}, narrow`);
        await page.setViewportSize(wide);
        await expectNoViolations(page, `${lang} ${address}, wide`, part);
        await expectWithinScreen(page, `${lang} ${address}, wide`);
        await page.setViewportSize(narrow);
      }
      // Nobody chose anything on the page of doctors, so no choice is to blame that there are none.
      const say = textsOf('content', lang);
      await open(page, '/doctors');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: say('directory.soon.title') })).toBeVisible();
      await expect(main.getByRole('link', { name: say('info.call', { phone: '+97141234567' }) })).toBeVisible();
      await expect(main.getByRole('combobox')).toHaveCount(0);
      // In the browser too, numbers are those of the country.
      const registering = textsOf('account', lang);
      await open(page, '/register');
      await page.getByLabel(registering('register.phone')).fill('0223456789');
      await page.getByRole('button', { name: registering('register.submit') }).click();
      await expect(page.getByRole('alert')).toContainText(textsOf('shared', lang)('validation.phone'));
      await page.getByLabel(registering('register.phone')).fill('050 123 4567');
      await expect(page.getByRole('alert')).not.toContainText(textsOf('shared', lang)('validation.phone'));
      // The doctor whom the demonstration's home page introduces is nobody here.
      expect(asked.filter((path) => /^\/api\/doctors\/\d/.test(path))).toEqual([]);
    }
  } finally {
    await clinic.close();
  }
});

import { expect, test } from '../browser/test.ts';
import { openOwnClinic, ownOrigin } from '../site/own-clinic.ts';
import type { OwnClinic } from '../site/own-clinic.ts';

const answers = `
name_ar: عيادات الواحة
name_en: Waha Clinics
tagline_ar: صحتك في أيدٍ قريبة
tagline_en: Good care, close by
phone: '+966122345678'
email: hello@waha.example
color_primary: '#1d4ed8'
administrator_name: Huda
administrator_email: huda@waha.example
`;
const password = 'Qalb-7-wardat';

/** The demonstration's clinic by name. */
const demoName = /nabd|نبض/i;

async function linksOf(clinic: OwnClinic, address: string): Promise<string[]> {
  const html = await (await clinic.ask(address)).text();
  const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
  return [...footer.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

test('a clinic that answered the setup is served under its own brand, whole, and its administrator signs in', async () => {
  test.setTimeout(180_000);
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
      expect(html).toContain(`<link rel="canonical" href="${ownOrigin}`);
    }
    const home = await (await clinic.ask('/?lang=ar')).text();
    expect(home).toContain('--c-primary:#1d4ed8');
    expect(home).not.toContain('#0f4c4a');
    const [mark = ''] = /\/favicon\.svg\?[\w-]+/.exec(home) ?? [];
    expect(home.split(`src="${mark}"`).length).toBeGreaterThan(2);
    expect(await (await clinic.ask(mark)).text()).toContain('fill="#1d4ed8"');

    const [, link = ''] = /link: https:\/\/[^/]+(\S+)/.exec(clinic.said) ?? [];
    const [, code = ''] = /code: (\d+)/.exec(clinic.said) ?? [];
    await clinic.ask('/api/csrf-cookie');
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

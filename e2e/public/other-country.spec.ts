import { expect, languages, test } from '../browser/test.ts';
import { answered } from '../site/answered.ts';
import { openOwnSite } from '../site/own-site.ts';
import type { OwnSite } from '../site/own-site.ts';

let site: OwnSite;
test.beforeAll(async () => {
  site = await openOwnSite('kuwait', { env: { CLINIC_COUNTRY: 'KW', HEALTH_LINE_NUMBER: '151' } });
});
test.afterAll(() => site.close());

/** What a page says before any script runs, without its styles and data. */
async function textOf(path: string): Promise<string> {
  const html = await (await answered(site.url + path)).text();
  return html
    .replace(/<(script|style|template)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
}

for (const lang of languages)
  test(`${lang}: the server of a clinic in Kuwait writes its emergency numbers and its currency`, async ({ page }) => {
    const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);
    const packages = await textOf(`/packages?lang=${lang}`);
    expect(packages).toContain(either('290 د.ك.', 'KWD 290'));
    expect(packages).not.toMatch(/ريال|riyal|SAR/);
    expect(packages).toContain(
      either(
        'في الحالات الطارئة اتصل بالإسعاف على 112. وللاستشارة الصحية اتصل على 151 في أي ساعة.',
        'In an emergency call an ambulance on 112. For health advice call 151 at any hour.',
      ),
    );

    // The page of the browser is that of the server.
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${site.url}/shifts?lang=${lang}`);
    const numbers = page.getByRole('region', { name: either('في الطوارئ', 'In an emergency') });
    await expect(numbers.getByRole('link')).toHaveCount(2);
    await expect(numbers.locator('a[href="tel:112"]')).toBeVisible();
    await expect(numbers.locator('a[href="tel:151"]')).toBeVisible();
    await page.goto(`${site.url}/packages?lang=${lang}`, { waitUntil: 'load' });
    await page.keyboard.press('Tab');
    await expect(page.getByText(either('290 د.ك.', 'KWD 290')).first()).toBeVisible();
    expect(problems).toEqual([]);
  });

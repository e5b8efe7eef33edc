import type { Page } from '@playwright/test';
import { expectWithinScreen } from '../access/looking.ts';
import { expectNoViolations } from '../access/violations.ts';
import { open } from '../browser/open.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { linkTo } from './pages.ts';

const names = {
  ar: { typed: 'خوري', found: 'د. رانيا خوري', mistaken: 'خورري' },
  en: { typed: 'khoury', found: 'Dr. Rania Khoury', mistaken: 'khourry' },
};

const doctors = (page: Page) => page.getByRole('main').locator('li h2 a');
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

for (const lang of languages) {
  const say = textsOf('content', lang);
  const { typed, found, mistaken } = names[lang];

  test(`${lang}: doctors by name, next free day, language and gender; each taken back`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await open(page, linkTo('/doctors', lang));
    const main = page.getByRole('main');
    const choose = (name: string) => main.getByRole('combobox', { name, exact: true });
    await choose(say('directory.filters.doctor')).selectOption('female');
    await expect(page).toHaveURL(/gender=female/);
    await choose(say('directory.filters.language')).selectOption('fr');
    await expect(page).toHaveURL(/language=fr/);
    await choose(say('directory.filters.free')).selectOption('14');
    await expect(page).toHaveURL(/free_within=14/);
    await main.getByRole('searchbox', { name: say('directory.filters.name') }).fill(typed);
    await expect(page).toHaveURL(/name=/);
    await expect(doctors(page)).toHaveText([found]);
    await expect(main.getByRole('status')).toHaveText(say('doctors.count', { count: 1 }));
    expect(parameters(page)).toMatchObject({ name: typed, gender: 'female', language: 'fr', free_within: '14' });

    const active = main.getByRole('group', { name: say('directory.filters.active') });
    await active
      .getByRole('link', { name: say('directory.filters.remove', { filter: say('directory.filters.gender.female') }) })
      .click();
    await expect(page).not.toHaveURL(/gender/);
    await expect(active).toBeFocused();
    await expect(choose(say('directory.filters.doctor'))).toHaveValue('');
    await page.goBack();
    await expect(choose(say('directory.filters.doctor'))).toHaveValue('female');
    await active.getByRole('link', { name: say('directory.filters.clear') }).click();
    await expect(page).toHaveURL(/\/doctors(\?lang=en)?$/);
    await expect(doctors(page)).toHaveCount(12);
    await expect(main.getByRole('searchbox')).toHaveValue('');
  });

  test(`${lang}: a name that nobody has is said, and the site's search forgives its mistake`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await open(page, linkTo(`/doctors?name=${encodeURIComponent(mistaken)}`, lang));
    const main = page.getByRole('main');
    await expect(main.getByText(say('directory.nobody.title'))).toBeVisible();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await main.getByRole('link', { name: say('directory.nobody.search') }).click();
    await expect(main.locator('[data-results] a').filter({ hasText: found })).toHaveCount(1);
  });

  test(`${lang}: without script the form narrows the doctors and keeps what was typed`, async ({ visitor }) => {
    const page = await visitor({ lang, width: 390, javaScriptEnabled: false });
    await page.goto(linkTo('/doctors', lang));
    const main = page.getByRole('main');
    await main.locator('summary').focus();
    await page.keyboard.press('Enter');
    await main.getByRole('combobox', { name: say('directory.filters.doctor'), exact: true }).selectOption('female');
    await main.getByRole('combobox', { name: say('directory.filters.language') }).selectOption('fr');
    const field = main.getByRole('searchbox', { name: say('directory.filters.name') });
    await field.fill(typed);
    await main.locator('form[role="search"] button').click();
    await expect(doctors(page)).toHaveText([found]);
    await expect(field).toHaveValue(typed);
    await main.locator('summary').click();
    await expect(main.getByRole('combobox', { name: say('directory.filters.language') })).toHaveValue('fr');
    await main.getByRole('link', { name: say('directory.filters.clear') }).click();
    await expect(doctors(page)).toHaveCount(12);
  });

  test(`${lang}: the filters, all set and folded out, fit a narrow window and are accessible`, async ({ visitor }) => {
    const page = await visitor({ lang, viewport: { width: 320, height: 600 } });
    const everything =
      '/doctors?specialty=department_of_dentistry&name=al&language=ar&gender=male&branch=al-yasmin&free_within=7';
    for (const address of ['/doctors', everything]) {
      await open(page, linkTo(address, lang));
      await page.getByRole('main').locator('summary').click();
      await expect(page.getByRole('main').locator('select')).toHaveCount(5);
      for (const select of await page.getByRole('main').locator('select').all()) await expect(select).toBeVisible();
      await expectWithinScreen(page, address);
      await expectNoViolations(page, address);
    }
  });
}

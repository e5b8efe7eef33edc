import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { textsOf } from '../browser/texts.ts';
import { expect, languages, test } from '../browser/test.ts';
import { askForm } from '../qa/asking.ts';
import { lookTwice } from './looking.ts';

/** As somebody who has chosen the speciality would come. */
async function toDetails(page: Page, lang: Lang) {
  await open(page, '/qa/ask?specialty=3');
  const form = askForm(page, lang);
  await form.next();
  await expect(form.main.locator('[name="question_title"]')).toBeVisible();
  return form;
}

for (const lang of languages) {
  test(`${lang}: axe finds nothing in any step of asking, nor in what is wrong in it`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await open(page, '/qa/ask');
    const first = askForm(page, lang);
    await first.next();
    await expect(first.main.getByRole('alert').first()).toBeVisible();
    await lookTwice(page, 'the first step with an error');

    const form = await toDetails(page, lang);
    await form.describe({ title: lang === 'ar' ? 'ألم شديد في الصدر' : 'Crushing chest pain', content: '0551234567' });
    await expect(form.main.getByRole('alert').first()).toBeVisible();
    await lookTwice(page, 'details with an emergency and a telephone number');
    await form.next();
    await expect(form.main.locator('[name="user_name"]')).toBeVisible();
    await form.next();
    await lookTwice(page, 'who asks, with errors');
    await form.main.locator('[name="user_name"]').fill('Nora Q');
    await form.main.locator('[name="user_email"]').fill('nora@nabd.example');
    await form.next();
    await form.send();
    await expect(form.main.getByRole('alert').first()).toBeVisible();
    await lookTwice(page, 'terms that were not accepted');
  });

  test(`${lang}: axe finds nothing at the desk`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await signIn(page, 'doctor');
    await open(page, '/qa/desk');
    const questions = page.getByRole('main').locator('a[href^="/qa/desk/"]');
    await expect(questions.first()).toBeVisible();
    await lookTwice(page, 'the desk');
    await open(page, '/qa/desk?list=answered');
    await questions.first().click();
    await expect(page).toHaveURL(/\/qa\/desk\/\d+/);
    await lookTwice(page, 'an answered question at the desk');
  });

  test(`${lang}: axe finds nothing in a question with a form to report it`, async ({ visitor }) => {
    const page = await visitor({ lang });
    const say = textsOf('qa', lang);
    await open(page, '/qa/questions/child-snores-every-night');
    const report = page.getByRole('main').getByText(say('report.open'));
    await report.first().click();
    await expect(page.getByText(say('report.lead'))).toBeVisible();
    await lookTwice(page, 'a question and its report', 'page');
  });
}

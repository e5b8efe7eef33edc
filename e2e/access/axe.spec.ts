import { everywhere, expect, languages, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { words } from '../browser/words.ts';
import { freeVisit } from '../journeys/slots.ts';
import { wizardInModal } from '../journeys/wizard.ts';
import { lookTwice } from './looking.ts';
import { expectNoViolations } from './violations.ts';

everywhere('axe finds nothing in open menus and dialogs', async ({ page, lang, width }) => {
  const say = words[lang];
  await signIn(page, 'sara');
  await open(page, '/doctors');
  if (width < 600) {
    await page.getByRole('button', { name: say.openMenu }).click();
    const menu = page.getByRole('dialog', { name: say.mainNavigation });
    await expectNoViolations(page, 'menu of the phone');
    await menu.getByRole('button', { name: say.language }).click();
    await expectNoViolations(page, 'choice of language');
    return;
  }
  await page.getByRole('button', { name: say.services }).click();
  await expectNoViolations(page, 'medical services');
  await page.getByRole('button', { name: say.more }).click();
  await expectNoViolations(page, 'more');
  await page.getByRole('button', { name: /سارة/ }).click();
  await expectNoViolations(page, 'menu of the user');
});

for (const lang of languages) {
  test(`${lang}: axe finds nothing in any step of the wizard, nor in what goes wrong in it`, async ({ visitor }) => {
    const page = await visitor({ lang });
    const visit = await freeVisit({ ar: 113, en: 123 }[lang]);
    await signIn(page, 'sara');
    await open(page, '/doctors');
    await page.getByRole('banner').getByRole('button', { name: words[lang].book }).click();
    const wizard = wizardInModal(page, lang);
    await wizard.onStep(1);
    await expect(wizard.place.getByRole('radio').first()).toBeVisible();
    await lookTwice(page, 'step 1', 'page');
    await wizard.chooseSpecialty(visit);
    await wizard.next.click();
    await wizard.chooseDoctor(visit);
    await lookTwice(page, 'step 2', 'page');
    await wizard.next.click();
    await wizard.chooseDay(visit);
    await wizard.chooseTime(0);
    await lookTwice(page, 'step 3', 'page');
    await wizard.next.click();
    await wizard.onStep(4);
    await wizard.place.getByRole('radio', { name: wizard.say.someoneElse }).check();
    await wizard.next.click();
    await expect(wizard.place.getByRole('alert')).toBeVisible();
    await lookTwice(page, 'step 4 with errors', 'page');
    await wizard.place.locator('input[name="bookingFor"][value="self"]').check();
    await expect(wizard.place.locator('input[name="email"]')).not.toHaveValue('');
    await wizard.next.click();
    await wizard.onStep(5);
    await lookTwice(page, 'step 5', 'page');
  });
}

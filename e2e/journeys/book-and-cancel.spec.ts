import type { Lang } from '@clinic/contracts';
import { everywhere, expect } from '../browser/test.ts';
import type { Width } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { emailOf, password } from '../browser/people.ts';
import { words } from '../browser/words.ts';
import { bookingWords } from './booking-words.ts';
import { freeVisit } from './slots.ts';
import { wizardInModal } from './wizard.ts';

/** Who books with whom: nobody else does in other tests. */
const cast: Record<Lang, Record<Width, { patient: string; doctor: number }>> = {
  ar: { 390: { patient: 'mohammed', doctor: 141 }, 1280: { patient: 'nouf', doctor: 142 } },
  en: { 390: { patient: 'daniel', doctor: 143 }, 1280: { patient: 'priya', doctor: 151 } },
};

everywhere(
  'browse, sign in, book in five steps, see it under appointments, cancel it',
  async ({ page, lang, width }) => {
    const say = bookingWords[lang];
    const { patient, doctor } = cast[lang][width];
    const visit = await freeVisit(doctor);
    const name = lang === 'ar' ? visit.doctor.name_ar : visit.doctor.name_en;

    await open(page, '/');
    await page.getByRole('main').locator(`a[href="/specialities/${visit.specialty.slug_en}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/specialities/${visit.specialty.slug_en}$`));
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    await page.getByRole('banner').getByRole('link', { name: words[lang].login }).click();
    await page.locator('input[name="identifier"]').fill(emailOf(patient));
    await page.locator('input[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile\/Appointments$/);

    await page.getByRole('banner').getByRole('button', { name: words[lang].book }).click();
    const wizard = wizardInModal(page, lang);
    await wizard.onStep(1);
    await expect(wizard.next).toBeDisabled();
    await expect(wizard.place.getByRole('radio')).toHaveCount(3);
    const all = wizard.place.getByRole('combobox', { name: say.allSpecialities });
    expect(await all.locator('option').count()).toBeGreaterThan(7);
    await wizard.chooseSpecialty(visit);
    await wizard.next.click();

    await wizard.onStep(2);
    await expect(wizard.next).toBeDisabled();
    await expect(wizard.place.getByRole('radio').first()).toBeVisible();
    expect(await wizard.place.getByRole('radio').count()).toBeLessThanOrEqual(4);
    await wizard.chooseDoctor(visit);
    await wizard.next.click();

    await wizard.onStep(3);
    await expect(wizard.next).toBeDisabled();
    await expect(wizard.place).toContainText(say.notice);
    await expect(wizard.place.locator('[role="gridcell"][aria-disabled="true"]').first()).toBeVisible();
    await wizard.chooseDay(visit);
    await expect(wizard.times.first()).toBeVisible();
    // Somebody's own hold of an earlier try is free for them.
    await expect.poll(() => wizard.times.count()).toBeGreaterThanOrEqual(visit.timesOfDay);
    const time = await wizard.chooseTime(1);
    await wizard.next.click();

    await wizard.onStep(4);
    const field = (input: string) => wizard.place.locator(`input[name="${input}"]`);
    await expect(field('email')).toHaveValue(emailOf(patient));
    for (const input of ['name', 'phone', 'email']) await expect(field(input)).not.toBeEditable();
    await wizard.place.getByRole('radio', { name: say.someoneElse }).check();
    for (const input of ['name', 'phone', 'email']) await expect(field(input)).toHaveValue('');
    await wizard.next.click();
    await expect(wizard.place.getByRole('alert')).toContainText(say.fillAllFields);
    await field('name').fill('Layan');
    await field('phone').fill('0500000099');
    await field('email').fill('layan@');
    await wizard.next.click();
    await expect(wizard.place.getByRole('alert')).toContainText(say.invalidEmail);
    await wizard.place.getByRole('radio', { name: say.self, exact: false }).first().check();
    await expect(field('email')).toHaveValue(emailOf(patient));
    await wizard.next.click();

    await wizard.onStep(5);
    const summary = wizard.place.locator('dl');
    for (const text of [
      name,
      time,
      emailOf(patient),
      lang === 'ar' ? visit.specialty.name_ar : visit.specialty.name_en,
    ])
      await expect(summary).toContainText(text);
    await wizard.back.click();
    await wizard.onStep(4);
    await wizard.next.click();
    await wizard.onStep(5);
    await wizard.submit.click();

    await expect(wizard.place.getByRole('heading', { name: say.booked })).toBeVisible();
    await expect(page.getByText(say.success).first()).toBeVisible();
    await wizard.onStep(1);
    const reference = (await wizard.place.getByText(/^NB-[A-Z0-9]{6}$/).innerText()).trim();
    const calendar = await wizard.place.locator('a[href*="calendar.ics"]').getAttribute('href');
    const file = await page.evaluate(async (href) => {
      const answer = await fetch(href ?? '');
      return { type: answer.headers.get('content-type'), text: await answer.text() };
    }, calendar);
    expect(file.type).toContain('text/calendar');
    expect(file.text).toContain('BEGIN:VEVENT');

    await wizard.place.getByRole('link', { name: say.myAppointments }).click();
    await expect(page).toHaveURL(/\/profile\/Appointments$/);
    const card = page.getByRole('listitem').filter({ hasText: reference });
    await expect(card).toContainText(name);
    await expect(card).toContainText(time);
    await expect(card).toContainText(say.pending);
    await card.getByRole('button', { name: say.cancelVisit }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.confirmCancel }).click();
    await expect(page.getByText(say.cancelled).first()).toBeVisible();
    await expect(card).toContainText(say.cancelledStatus);
    await expect(card.getByRole('button', { name: say.cancelVisit })).toHaveCount(0);
  },
  (lang, width) => cast[lang][width].patient,
);

import type { Request } from '@playwright/test';
import { expect, languages, test } from '../browser/test.ts';
import { endElsewhere } from '../browser/end-elsewhere.ts';
import { open } from '../browser/open.ts';
import { emailOf, password, patientApi, signIn } from '../browser/people.ts';
import { words } from '../browser/words.ts';
import { bookingWords } from './booking-words.ts';
import { freeVisit } from './slots.ts';
import type { FreeVisit } from './slots.ts';
import { wizardInModal, wizardOnPage } from './wizard.ts';

const other = { ar: 'en', en: 'ar' } as const;

/** Addresses by which a time is kept. */
const ofHolds = /\/api\/holds/;

const nameIn = (lang: 'ar' | 'en', { doctor }: FreeVisit) => (lang === 'ar' ? doctor.name_ar : doctor.name_en);

for (const lang of languages) {
  const say = bookingWords[lang];
  /** A doctor for each language, so that both can run at the same time. */
  const doctorOf = (arabic: number, english: number) => (lang === 'ar' ? arabic : english);

  test(
    `${lang}: switching the language in the middle of booking keeps the draft`,
    { lock: 'abdulrahman' },
    async ({ visitor }) => {
      const page = await visitor({ lang });
      const visit = await freeVisit(doctorOf(111, 112));
      await signIn(page, 'abdulrahman');
      await open(page, '/doctors');
      await page.getByRole('banner').getByRole('button', { name: words[lang].book }).click();
      const wizard = wizardInModal(page, lang);
      await wizard.toDetails(visit);
      await wizard.place.getByRole('radio', { name: say.someoneElse }).check();
      await wizard.place.locator('input[name="name"]').fill('ليان Layan');

      await wizard.place.getByRole('button', { name: words[lang].otherLanguage }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', words[other[lang]].dir);
      const switched = wizardInModal(page, other[lang]);
      await switched.onStep(4);
      await expect(switched.place.locator('input[name="name"]')).toHaveValue('ليان Layan');
      await switched.place.locator('input[name="phone"]').fill('0500000077');
      await switched.place.locator('input[name="email"]').fill('layan@nabd.example');
      await switched.next.click();
      await switched.onStep(5);
      const summary = switched.place.locator('dl');
      await expect(summary).toContainText(nameIn(other[lang], visit));
      await expect(summary).toContainText('ليان Layan');

      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', other[lang]);
      await page.getByRole('banner').getByRole('button', { name: words[other[lang]].book }).click();
      await expect(switched.place.locator('dl')).toContainText(nameIn(other[lang], visit));
      // The time that the page kept before it was loaded again is still this patient's to book.
      await switched.submit.click();
      await expect(switched.place.getByRole('heading', { name: bookingWords[other[lang]].booked })).toBeVisible();
    },
  );

  test(`${lang}: booking by pages with a deep link, from the speciality to the confirmation`, async ({ visitor }) => {
    const page = await visitor({ lang });
    const visit = await freeVisit(doctorOf(121, 122));
    const { specialty, doctor, date, time } = visit;
    await signIn(page, doctorOf(1, 2) === 1 ? 'sara' : 'haifa');

    await open(page, '/confirmation');
    await expect(page).toHaveURL(/\/s$/);
    await open(page, `/date?doctor=${doctor.id}`);
    const wizard = wizardOnPage(page, lang);
    await wizard.onStep(3);

    await open(
      page,
      `/details?specialty=${specialty.id}&doctor=${doctor.id}&date=${date}&time=${encodeURIComponent(time)}`,
    );
    await wizard.onStep(4);
    await expect(page.getByRole('heading', { level: 1, name: say.step4 })).toBeVisible();
    await wizard.back.click();
    await wizard.onStep(3);
    await expect(page).toHaveURL(/\/date\?/);
    await page.goBack();
    await wizard.onStep(4);
    await wizard.next.click();
    await wizard.onStep(5);
    await expect(page).toHaveURL(/\/confirmation\?/);
    expect(page.url()).not.toMatch(/%40|@|05\d{8}|name=/);
    await page.reload();
    await wizard.onStep(5);
    await expect(wizard.place.locator('dl')).toContainText(nameIn(lang, visit));
    await wizard.submit.click();
    await expect(page.getByRole('heading', { name: say.booked })).toBeVisible();
    await expect(page).toHaveURL(/\/s$/);

    const reference = (await wizard.place.getByText(/^NB-[A-Z0-9]{6}$/).innerText()).trim();
    const api = await patientApi(lang === 'ar' ? 'sara' : 'haifa');
    const { data } = await api.get<{ data: { id: number; reference: string; date: string; status: string }[] }>(
      '/api/appointments',
    );
    const made = data.find((appointment) => appointment.reference === reference);
    expect(made).toMatchObject({ date, status: 'pending' });
    expect((await api.post(`/api/appointments/${made?.id}/cancel`)).status).toBe(200);
  });

  test(`${lang}: a session that ends in the middle leads to sign in and back to the same step`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 401/);
    const page = await visitor({ lang });
    const asking = new Set<Request>();
    page.on('request', (request) => ofHolds.test(request.url()) && asking.add(request));
    page.on('requestfinished', (request) => asking.delete(request));
    page.on('requestfailed', (request) => asking.delete(request));
    const visit = await freeVisit(doctorOf(131, 132));
    await signIn(page, 'haifa');
    await open(page, `/s?doctor=${visit.doctor.id}`);
    const wizard = wizardOnPage(page, lang);
    await wizard.onStep(2);
    await wizard.next.click();
    await wizard.onStep(3);
    await wizard.chooseDay(visit);
    await wizard.chooseTime(1);
    await wizard.next.click();
    await wizard.onStep(4);
    await wizard.place.getByRole('radio', { name: say.someoneElse }).check();
    await wizard.place.locator('input[name="name"]').fill('Layan');
    await wizard.place.locator('input[name="phone"]').fill('0500000078');
    await wizard.place.locator('input[name="email"]').fill('layan@nabd.example');
    await wizard.next.click();
    await wizard.onStep(5);
    // A time that is still being kept would find the end of the session before the press does.
    await page.route(ofHolds, (route) => route.abort());
    browserErrors.expect(/Failed to load resource/);
    await expect.poll(() => asking.size).toBe(0);

    await endElsewhere(page);
    await wizard.submit.click();

    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await expect(page.getByText(say.sessionEnded).first()).toBeVisible();
    await page.locator('input[name="identifier"]').fill(emailOf('haifa'));
    await page.locator('input[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    await wizard.onStep(5);
    await expect(page).toHaveURL(/\/confirmation\?/);
    await expect(wizard.place.locator('dl')).toContainText('Layan');
    await expect(wizard.place.locator('dl')).toContainText(nameIn(lang, visit));
  });

  test(
    `${lang}: a time that somebody else takes meanwhile offers the next free ones`,
    { lock: ['abdulrahman', 'priya'] },
    async ({ visitor, browserErrors }) => {
      browserErrors.expect(/status of 409/);
      const page = await visitor({ lang });
      const visit = await freeVisit(doctorOf(101, 102));
      const { specialty, doctor, date, time } = visit;
      await signIn(page, 'priya');
      // Without the hold that the wizard takes, as when it ran out.
      await page.route('**/api/holds', (route) => route.abort());
      browserErrors.expect(/Failed to load resource/);
      await open(
        page,
        `/details?specialty=${specialty.id}&doctor=${doctor.id}&date=${date}&time=${encodeURIComponent(time)}`,
      );
      const wizard = wizardOnPage(page, lang);
      await wizard.onStep(4);
      await wizard.next.click();
      await wizard.onStep(5);

      const rival = await patientApi('abdulrahman');
      const taken = await rival.post('/api/appointments', {
        doctor_id: doctor.id,
        specialty_id: specialty.id,
        date,
        time,
        bookingFor: 'self',
        userDetails: { name: '', phone: '', email: '' },
      });
      expect(taken.status).toBe(201);
      await wizard.submit.click();

      const alert = wizard.place.getByRole('alert').filter({ hasText: say.taken });
      await expect(alert).toContainText(say.alternatives);
      await wizard.onStep(5);
      const offers = alert.getByRole('group', { name: say.alternatives }).getByRole('button');
      expect(await offers.count()).toBeGreaterThan(0);
      await offers.first().click();
      await expect(alert).toHaveCount(0);
      await wizard.submit.click();
      await expect(page.getByRole('heading', { name: say.booked })).toBeVisible();

      for (const [person, api] of [
        ['abdulrahman', rival],
        ['priya', await patientApi('priya')],
      ] as const) {
        const { data } = await api.get<{ data: { id: number; status: string; doctor: { id: number } }[] }>(
          '/api/appointments',
        );
        const made = data.find(
          (appointment) => appointment.doctor.id === doctor.id && appointment.status === 'pending',
        );
        expect((await api.post(`/api/appointments/${made?.id}/cancel`)).status, person).toBe(200);
      }
    },
  );
}

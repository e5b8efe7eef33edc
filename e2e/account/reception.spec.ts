import type { Appointment, Lang } from '@clinic/contracts';
import type { DeskDay } from '@clinic/contracts/account';
import { expectNoViolations } from '../access/violations.ts';
import { open } from '../browser/open.ts';
import type { PatientApi } from '../browser/people.ts';
import { patientApi, signIn } from '../browser/people.ts';
import { textsOf } from '../browser/texts.ts';
import { expect, languages, test } from '../browser/test.ts';
import { freeVisit } from '../journeys/slots.ts';
import { wizardOnPage } from '../journeys/wizard.ts';
import { messagesTo } from '../public/outbox.ts';

/** Who has a visit with whom: nobody else has in other tests. */
const cast: Record<Lang, { patient: string; doctor: number; caller: string; width: number }> = {
  ar: { patient: 'nouf', doctor: 232, caller: 'منال', width: 390 },
  en: { patient: 'priya', doctor: 231, caller: 'Manal', width: 1280 },
};

/** Who books which kind of visit, as both sides read it. */
const followUps: Record<Lang, { patient: string; doctor: number; kind: RegExp }> = {
  ar: { patient: 'mohammed', doctor: 222, kind: /متابعة.*15 دقيقة/ },
  en: { patient: 'daniel', doctor: 163, kind: /Exercise review.*15 minutes/ },
};

const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** How many visits a doctor has on a day: an earlier try may have left some. */
async function visitsOf(reception: PatientApi, doctor: number, date: string): Promise<number> {
  const query = `doctor_id=${doctor}&first=${date}&last=${date}`;
  const { data } = await reception.get<{ data: { days: DeskDay[] } }>(`/api/reception/days?${query}`);
  return data.days.flatMap(({ visits }) => visits).filter(({ status }) => status !== 'cancelled').length;
}

/** The nearest day on which the doctor has at least three times to give. */
async function nearestDay(reception: PatientApi, doctor: number): Promise<string> {
  const { data: desk } = await reception.get<{ data: { today: string } }>('/api/reception/doctors');
  // Not today: a time that is free may be over before it is booked.
  for (let first = later(desk.today, 1), weeks = 0; weeks < 6; weeks += 1, first = later(first, 7)) {
    const query = `doctor_id=${doctor}&first=${first}&last=${later(first, 6)}`;
    const { data } = await reception.get<{ data: { days: DeskDay[] } }>(`/api/reception/days?${query}`);
    const day = data.days.find(({ free }) => free.length >= 3);
    if (day) return day.date;
  }
  throw new Error(`doctor ${doctor} has no free day`);
}

for (const lang of languages) {
  const { patient, doctor, caller: callerName, width } = cast[lang];
  const say = textsOf('account', lang);

  test(
    `${lang}, ${width} px: confirm a visit, book by telephone, move it, close the day`,
    { lock: patient },
    async ({ visitor }, { retry }) => {
      // What a try has left in the day is not what the next one looks for.
      const name = retry === 0 ? callerName : `${callerName} ${retry}`;
      const member = await patientApi(patient);
      const { date, time, specialty } = await freeVisit(doctor, 3);
      const booked = await member.post('/api/appointments', {
        ...{ doctor_id: doctor, specialty_id: specialty.id, date, time, bookingFor: 'self' },
        userDetails: { name: '', phone: '', email: '' },
      });
      expect(booked.status).toBe(201);
      const { data: visit } = booked.body as { data: { id: number; reference: string; patient_name: string } };
      const statusOf = async () =>
        (await member.get<{ data: { status: string } }>(`/api/appointments/${visit.id}`)).data.status;

      const page = await visitor({ lang, width });
      const main = page.getByRole('main');
      await signIn(page, 'reception');

      // A visit that waits is found by its reference and confirmed; its patient sees it.
      await open(page, '/desk');
      await expectNoViolations(page, 'the whole clinic on a day', 'main');
      await main.getByRole('searchbox').fill(visit.reference);
      const line = main.getByRole('listitem').filter({ hasText: visit.reference });
      await line.getByRole('button', { name: new RegExp(`^${say('reception.acts.confirm')}`) }).click();
      await expect(line).toContainText(say('reception.status.confirmed'));
      expect(await statusOf()).toBe('confirmed');

      // Somebody telephones, with a number that nobody had before, and gets a time without the notice that patients keep.
      const phone = `055${String(Date.now()).slice(-7)}`;
      const reception = await patientApi('reception');
      const day = await nearestDay(reception, doctor);
      await open(page, `/desk?doctor=${doctor}&date=${day}`);
      const colleague = await visitor({ lang });
      await signIn(colleague, 'reception');
      await open(colleague, `/desk?doctor=${doctor}&date=${day}`);
      const seen = colleague.getByRole('main').getByRole('button', { name, exact: true });
      const free = main.getByRole('button', { name: new RegExp(`^${say('reception.free.bookAt')}`) });
      await free.first().click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name="patient.name"]').fill(name);
      await dialog.locator('[name="patient.phone"]').fill(phone);
      await expectNoViolations(page, 'booking by telephone');
      await dialog.getByRole('button', { name: say('reception.book.confirm') }).click();
      await expect(dialog).toHaveCount(0);
      const caller = main.getByRole('button', { name, exact: true });
      await expect(caller).toBeVisible();
      await expectNoViolations(page, 'a day of a doctor', 'main');
      // A colleague sees it without having touched anything.
      await expect(seen).toBeVisible();
      const sent = `+966${phone.slice(1)}`;
      expect(await messagesTo(sent)).toHaveLength(1);

      // It is moved to another time of the day.
      await caller.click();
      await dialog.getByRole('button', { name: say('reception.acts.move'), exact: true }).click();
      await dialog.locator('[name="time"]').selectOption({ index: 2 });
      await expectNoViolations(page, 'moving a visit');
      await dialog
        .getByRole('button', { name: say('reception.move.confirm'), exact: true })
        .last()
        .click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(async () => (await messagesTo(sent)).length).toBe(2);

      // The doctor falls ill: the day is closed, and whoever had a visit is told.
      await main.getByRole('button', { name: say('reception.daysOff.open') }).click();
      const count = await visitsOf(reception, doctor, day);
      await expect(dialog.getByRole('status')).toContainText(say('reception.daysOff.cancelled', { count }));
      await dialog.locator('[name="reason"]').selectOption('doctor-away');
      await expectNoViolations(page, 'closing days');
      await dialog.getByRole('button', { name: say('reception.daysOff.confirm') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(caller).toBeHidden();
      await expect(seen).toBeHidden();
      await expect(free).toHaveCount(0);
      await expect.poll(async () => (await messagesTo(sent)).length).toBe(3);
      await open(page, `/desk?doctor=${doctor}&date=${day}&view=week`);
      await expect(main.getByText(say('reception.week.leave')).first()).toBeVisible();
      await expectNoViolations(page, 'a week of a doctor', 'main');

      await reception.post(`/api/reception/appointments/${visit.id}/cancel`, { reason: 'other' });
      expect(await statusOf()).toBe('cancelled');
    },
  );

  test(
    `${lang}, ${width} px: a patient books a follow-up of 15 minutes, and the reception sees that it is one`,
    { lock: followUps[lang].patient },
    async ({ visitor }) => {
      const { patient: owner, doctor: doctorId, kind } = followUps[lang];
      const page = await visitor({ lang, width });
      await signIn(page, owner);
      const visit = await freeVisit(doctorId);
      await open(page, `/date?specialty=${visit.specialty.id}&doctor=${doctorId}`);
      const wizard = wizardOnPage(page, lang);
      await wizard.place.getByRole('radio', { name: kind }).check();
      await wizard.chooseDay(visit);
      await expect.poll(() => wizard.times.count()).toBeGreaterThan(visit.timesOfDay);
      // A quarter past or to: no ordinary visit begins then.
      await wizard.chooseTime(1);
      await expectNoViolations(page, 'the kinds of a doctor', 'main');
      await wizard.next.click();
      await wizard.onStep(4);
      await expect(page).toHaveURL(/kind=\d+/);
      await page.reload();
      await wizard.next.click();
      await wizard.onStep(5);
      await expect(wizard.place).toContainText(kind);
      await wizard.submit.click();
      await expect(wizard.place.getByText(/^NB-[A-Z0-9]{6}$/)).toBeVisible();
      await expect(wizard.place.getByText(kind)).toBeVisible();
      await open(page, '/profile/Appointments');
      await expect(page.getByRole('main')).toContainText(kind);

      const desk = await visitor({ lang, width });
      await signIn(desk, 'reception');
      const member = await patientApi(owner);
      const { data: visits } = await member.get<{ data: Appointment[] }>('/api/appointments');
      const booked = visits.find((one) => one.doctor.id === doctorId && one.kind?.minutes === 15);
      await open(desk, `/desk?doctor=${doctorId}&date=${booked?.date}`);
      const main = desk.getByRole('main');
      await expect(main.getByRole('listitem').filter({ hasText: booked?.reference ?? '?' })).toContainText(kind);
      await main.getByRole('link', { name: kind }).click();
      await expect(desk).toHaveURL(/kind=\d+/);
      await expectNoViolations(desk, 'free times of a kind', 'main');
      await member.post(`/api/appointments/${booked?.id}/cancel`, {});
    },
  );

  test(`${lang}: the desk is for its staff: visitors sign in, patients are told, and neither loads its files`, async ({
    visitor,
  }) => {
    const stranger = await visitor({ lang });
    await stranger.goto('/desk');
    await expect(stranger).toHaveURL(/\/login\?returnTo=/);

    const outsider = await visitor({ lang });
    await signIn(outsider, 'sara');
    const files: string[] = [];
    outsider.on('request', (request) => files.push(new URL(request.url()).pathname));
    await open(outsider, '/desk');
    await expect(outsider.getByRole('heading', { level: 1 })).toHaveText(textsOf('host', lang)('notForAccount.title'));
    expect(files.filter((file) => /\/artifacts\/account\/.*desk/i.test(file))).toEqual([]);
    expect(files.filter((file) => file.startsWith('/api/reception'))).toEqual([]);
  });
}

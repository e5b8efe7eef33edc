import type { Appointment, CurrentUser, Lang } from '@clinic/contracts';
import { expectNoViolations } from '../access/violations.ts';
import { open } from '../browser/open.ts';
import { patientApi, signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { freeVisit } from '../journeys/slots.ts';

/** Who waits, who has the appointment, and with which doctor in each try, which leaves its entry: nobody else does in other tests. */
const cast: Record<Lang, { waiting: string; booked: string; doctors: [number, number]; width: number }> = {
  ar: { waiting: 'abdulrahman', booked: 'nouf', doctors: [152, 154], width: 390 },
  en: { waiting: 'priya', booked: 'daniel', doctors: [162, 161], width: 1280 },
};

for (const lang of languages) {
  const { waiting, booked, doctors, width } = cast[lang];

  test(
    `${lang}, ${width} px: wait, be offered what somebody cancels, see the count, take it`,
    { lock: [waiting, booked] },
    async ({ visitor }, { retry }) => {
      const doctor = doctors[retry === 0 ? 0 : 1];
      const account = textsOf('account', lang);
      const host = textsOf('host', lang);
      const [waitingApi, bookedApi] = [await patientApi(waiting), await patientApi(booked)];
      const visit = await freeVisit(doctor);
      const slot = { doctor_id: doctor, specialty_id: visit.specialty.id, date: visit.date, time: visit.time };
      const person = { bookingFor: 'self', userDetails: { name: '', phone: '', email: '' } };
      const taken = await bookedApi.post('/api/appointments', { ...slot, ...person });
      const { unread_notifications: before } = await waitingApi.get<CurrentUser>('/api/user');

      const page = await visitor({ lang, width });
      const main = page.getByRole('main');
      await signIn(page, waiting);
      await open(page, `/profile/WaitingList?specialty=${visit.specialty.id}&doctor=${doctor}`);
      await expect(main.locator('select[name="doctor_id"]')).toHaveValue(String(doctor));
      await expectNoViolations(page, 'the waiting list');
      await main.getByRole('button', { name: account('waitingList.form.submit') }).click();
      await expect(page.getByText(account('waitingList.done.join')).first()).toBeVisible();
      await expect(main.getByText(account('waitingList.status.waiting')).first()).toBeVisible();

      const { id } = (taken.body as { data: Appointment }).data;
      expect((await bookedApi.post(`/api/appointments/${id}/cancel`)).status).toBe(200);

      await open(page, '/');
      const unread = host('nav.unread', { count: before + 1 });
      await page.getByRole('button', { name: unread }).click();
      await page.getByRole('link', { name: unread }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: account('notifications.title') })).toBeVisible();
      await expectNoViolations(page, 'notifications', 'main');
      await main
        .getByRole('link', { name: account('notifications.kinds.waitlist.offer.title') })
        .first()
        .click();

      await expect(main.getByRole('heading', { name: account('waitingList.offer.title') })).toBeVisible();
      await expectNoViolations(page, 'a slot that is kept', 'main');
      await main.getByRole('button', { name: account('waitingList.offer.accept') }).click();
      await expect(page).toHaveURL(/\/profile\/Appointments\/\d+$/);

      const { data: own } = await waitingApi.get<{ data: Appointment[] }>('/api/appointments');
      const mine = own.find((one) => one.doctor.id === doctor && one.date === visit.date && one.time === visit.time);
      expect(mine?.status).toBe('pending');
      await open(page, '/profile/Appointments');
      await expect(main.getByText(mine?.reference ?? 'no appointment').first()).toBeVisible();
      expect((await waitingApi.post(`/api/appointments/${mine?.id ?? 0}/cancel`)).status).toBe(200);
    },
  );
}

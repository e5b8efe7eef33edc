import type { Appointment, Lang } from '@clinic/contracts';
import { expectNoViolations } from '../access/violations.ts';
import { open } from '../browser/open.ts';
import { patientApi, signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { bookingWords } from '../journeys/booking-words.ts';
import { freeVisit } from '../journeys/slots.ts';
import { WizardOnScreen } from '../journeys/wizard.ts';

const english = {
  open: 'Details and preparation',
  move: 'Change the time',
  confirmMove: 'Move it',
  reason: 'Reason',
  cancelledByYou: 'You cancelled this appointment.',
  prepare: 'How to prepare',
};
const words: Record<Lang, typeof english> = {
  ar: {
    open: 'التفاصيل والاستعداد',
    move: 'غيّر الموعد',
    confirmMove: 'انقل الموعد',
    reason: 'سبب الإلغاء',
    cancelledByYou: 'ألغيت هذا الموعد.',
    prepare: 'كيف تستعد',
  },
  en: english,
};

/** Who goes to whom: nobody else does in other tests. */
const cast: Record<Lang, { patient: string; doctor: number; width: number }> = {
  ar: { patient: 'nouf', doctor: 201, width: 390 },
  en: { patient: 'priya', doctor: 211, width: 1280 },
};

for (const lang of languages) {
  const { patient, doctor, width } = cast[lang];

  test(
    `${lang}, ${width} px: read about an appointment, move it, see its calendar follow, cancel it`,
    { lock: patient },
    async ({ visitor }) => {
      const say = { ...bookingWords[lang], ...words[lang] };
      const { date, time, specialty } = await freeVisit(doctor, 2);
      const target = await freeVisit(doctor, 4);
      const api = await patientApi(patient);
      const booked = await api.post('/api/appointments', {
        doctor_id: doctor,
        specialty_id: specialty.id,
        date,
        time,
        bookingFor: 'self',
        userDetails: { name: '', phone: '', email: '' },
      });
      expect(booked.status).toBe(201);
      const { id, reference } = (booked.body as { data: Appointment }).data;

      const page = await visitor({ lang, width });
      await signIn(page, patient);
      await open(page, '/profile/Appointments');
      const card = page.getByRole('listitem').filter({ hasText: reference });
      await card.getByRole('link', { name: say.open }).click();
      await expect(page).toHaveURL(new RegExp(`/profile/Appointments/${id}$`));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: say.prepare })).toBeVisible();
      await expectNoViolations(page, 'an appointment', 'main');

      const calendarOf = async (visit: string) =>
        page.evaluate(async (path) => (await fetch(path)).text(), `/api/appointments/${visit}/calendar.ics`);
      const before = await calendarOf(String(id));
      expect(before).toContain('SEQUENCE:0\r\n');

      await main.getByRole('link', { name: say.move }).click();
      const dialog = page.getByRole('dialog');
      const picker = new WizardOnScreen(page, dialog, lang);
      await picker.chooseDay(target);
      await expect(picker.times.first()).toBeVisible();
      await expectNoViolations(page, 'another time');
      await picker.chooseTime(1);
      await dialog.getByRole('button', { name: say.confirmMove }).click();
      await expect(dialog).toBeHidden();
      await expect(page).not.toHaveURL(new RegExp(`/${id}(\\?|$)`));
      await expect(main).toContainText(reference);

      const after = await calendarOf(new URL(page.url()).pathname.split('/').at(-1) ?? '');
      const uid = /UID:(.*)\r\n/;
      expect(uid.exec(after)?.[1]).toBe(uid.exec(before)?.[1]);
      expect(after).toContain('SEQUENCE:1\r\n');
      expect(/DTSTART:(.*)\r\n/.exec(after)?.[1]).not.toBe(/DTSTART:(.*)\r\n/.exec(before)?.[1]);

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(main).toContainText(reference);
      await page.emulateMedia({ media: 'screen' });

      await main.getByRole('button', { name: say.cancelVisit }).click();
      await dialog.getByRole('textbox', { name: say.reason }).fill('سفر');
      await dialog.getByRole('button', { name: say.confirmCancel }).click();
      await expect(main).toContainText(say.cancelledByYou);
      await expectNoViolations(page, 'a cancelled appointment', 'main');
    },
  );
}

import type { Lang } from '@clinic/contracts';
import type { DeskDay, DoctorWeek } from '@clinic/contracts/account';
import type { Locator } from '@playwright/test';
import { expectNoViolations } from '../access/violations.ts';
import { open } from '../browser/open.ts';
import type { PatientApi } from '../browser/people.ts';
import { patientApi, signIn } from '../browser/people.ts';
import { textsOf } from '../browser/texts.ts';
import { expect, languages, test } from '../browser/test.ts';
import { messagesTo } from '../public/outbox.ts';
import { callFrom } from './call-from.ts';
import { openAccount, ownPassword } from './open-account.ts';

interface Cast {
  /** Whose week is kept, and who can take over at one: nobody else touches theirs in other tests. */
  doctor: number;
  colleague: number;
  name: string;
  /** Times of appointments on a Sunday: the last one lies behind the new end of the day. */
  times: [handedOver: string, cancelled: string, moved: string];
  end: string;
  width: number;
}
const cast: Record<Lang, Cast> = {
  ar: {
    ...{ doctor: 191, colleague: 193, name: 'الحميدي', times: ['13:00', '13:20', '16:20'] },
    ...{ end: '16:00', width: 390 },
  },
  en: {
    ...{ doctor: 181, colleague: 182, name: 'Bishi', times: ['13:00', '13:20', '13:40'] },
    ...{ end: '13:40', width: 1280 },
  },
};

const names: Record<Lang, string> = { ar: 'سلمى القرني', en: 'Salma Alqarni' };
/** A branch, and somebody who has no hours there. */
const branch: Record<Lang, string> = { ar: 'فرع الياسمين', en: 'Al Yasmin branch' };
const elsewhere = { doctor: 191, atBranch: 8 };

const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** A Sunday from next week on, on which the appointments can be booked and one handed over. */
async function freeSunday(reception: PatientApi, { doctor, colleague, times }: Cast, today: string): Promise<string> {
  const freeOf = async (id: number, date: string) => {
    const query = `doctor_id=${id}&first=${date}&last=${date}`;
    const { data } = await reception.get<{ data: { days: DeskDay[] } }>(`/api/reception/days?${query}`);
    return data.days[0]?.free ?? [];
  };
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  for (let date = later(today, 14 - weekday), week = 0; week < 10; week += 1, date = later(date, 7)) {
    const own = await freeOf(doctor, date);
    const others = await freeOf(colleague, date);
    if (times.every((time) => own.includes(time)) && others.includes(times[0])) return date;
  }
  throw new Error(`doctor ${doctor} has no free Sunday`);
}

for (const lang of languages) {
  const { doctor, name, times, end, width } = cast[lang];
  const say = textsOf('account', lang);

  test(`${lang}, ${width} px: a manager’s day: a week with booked appointments, then leave, with messages out`, async ({
    visitor,
  }) => {
    const reception = await patientApi('reception');
    const manager = await patientApi('schedules');
    const weekOf = async () => (await manager.get<{ data: DoctorWeek }>(`/api/schedules/doctors/${doctor}`)).data;
    const before = await weekOf();
    const own = before.leave.filter(({ clinic }) => !clinic);
    try {
      const date = await freeSunday(reception, cast[lang], before.today);
      const { data: desk } = await reception.get<{
        data: { doctors: { id: number; specialties: { id: number }[] }[] };
      }>('/api/reception/doctors');
      const specialty = desk.doctors.find(({ id }) => id === doctor)?.specialties[0]?.id;

      // Three people have appointments on that Sunday.
      const start = Date.now();
      const booked: { id: number; phone: string }[] = [];
      for (const [index, time] of times.entries()) {
        const phone = `05${String(start + index).slice(-8)}`;
        const { status, body } = await reception.post('/api/reception/appointments', {
          ...{ doctor_id: doctor, specialty_id: specialty, date, time },
          patient: { kind: 'person', name: `${name} ${index + 1}`, phone, email: '', lang },
        });
        expect(status).toBe(201);
        booked.push({ id: (body as { data: { id: number } }).data.id, phone: `+966${phone.slice(1)}` });
      }
      const [handedOver, cancelled, moved] = booked as [(typeof booked)[0], (typeof booked)[0], (typeof booked)[0]];

      const page = await visitor({ lang, width });
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      await signIn(page, 'schedules');

      // The doctor is found by name.
      await open(page, '/desk/schedules');
      await expect(main.getByRole('searchbox')).toBeVisible();
      await expectNoViolations(page, 'doctors whose weeks are kept', 'main');
      await main.getByRole('searchbox').fill(name);
      await expect(main.getByRole('status').first()).toHaveText(say('schedules.count', { count: 1 }));
      await main.getByRole('link', { name: new RegExp(name) }).click();
      await expect(page).toHaveURL(new RegExp(`/desk/schedules/${doctor}$`));

      // In the drawn week, Sunday's hours go to Friday with the mouse and come back with the keys: the fields follow.
      const figure = main.getByRole('figure', { name: say('schedules.week.drawn') });
      const dayOf = (names: Record<Lang, string>) => main.getByRole('group', { name: names[lang], exact: true });
      const friday = dayOf({ ar: 'الجمعة', en: 'Friday' });
      const block = figure.getByRole('button', { name: new RegExp(`^${lang === 'ar' ? 'الأحد' : 'Sunday'}`) });
      await expect(friday.getByText(say('schedules.week.off'))).toBeVisible();
      const middleOf = async (part: Locator) => {
        const { x, y, width: across, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        return { x: x + across / 2, y: y + height / 2 };
      };
      await block.scrollIntoViewIfNeeded();
      const grip = await middleOf(block);
      const { x: there } = await middleOf(figure.locator('[data-day="5"]'));
      await page.mouse.move(grip.x, grip.y);
      await page.mouse.down();
      await page.mouse.move(there, grip.y, { steps: 4 });
      await page.mouse.up();
      await expect(friday.getByText(say('schedules.week.off'))).toHaveCount(0);
      await expect(figure.getByRole('status')).toContainText(lang === 'ar' ? 'الجمعة' : 'Friday');
      const back = lang === 'ar' ? 'ArrowRight' : 'ArrowLeft';
      for (let days = 0; days < 5; days += 1) await page.keyboard.press(back);
      await expect(figure.getByRole('status')).toContainText(lang === 'ar' ? 'الأحد' : 'Sunday');
      await expect(friday.getByText(say('schedules.week.off'))).toBeVisible();

      // Sundays end earlier. What that does is shown before anything changes, and is not saved undecided.
      const sunday = dayOf({ ar: 'الأحد', en: 'Sunday' });
      await sunday.getByLabel(say('schedules.week.to'), { exact: true }).fill(end);
      await expectNoViolations(page, 'a doctor’s week', 'main');
      await main.getByRole('button', { name: say('schedules.week.review') }).click();
      await expect(dialog.getByRole('heading', { name: say('schedules.settle.title', { count: 1 }) })).toBeVisible();
      await dialog.getByRole('button', { name: say('schedules.week.save') }).click();
      await expect(dialog.getByRole('alert')).toContainText(say('schedules.errors.undecided'));
      await expectNoViolations(page, 'the effect of a week');
      await dialog.getByRole('button', { name: say('schedules.settle.all.move') }).click();
      await dialog.getByRole('button', { name: say('schedules.week.save') }).click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(async () => (await messagesTo(moved.phone)).length).toBe(2);
      expect((await weekOf()).version).toBe(before.version + 1);

      // The doctor is away on that Sunday: all three are settled in one step.
      await main.getByRole('button', { name: say('schedules.leave.open') }).click();
      await dialog.locator('[name="first"]').fill(date);
      await dialog.locator('[name="reason"]').selectOption('doctor-away');
      await expect(dialog.getByRole('heading', { name: say('schedules.settle.title', { count: 3 }) })).toBeVisible();
      await dialog.getByRole('button', { name: say('schedules.settle.all.move') }).click();
      await dialog.locator(`[name="visits.${handedOver.id}"]`).selectOption(`hand-over|${cast[lang].colleague}`);
      await dialog.locator(`[name="visits.${cancelled.id}"]`).selectOption('cancel');
      await expectNoViolations(page, 'leave with appointments in it');
      await dialog.getByRole('button', { name: say('schedules.leave.save') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(main.getByRole('button', { name: new RegExp(`^${say('schedules.leave.end')}:`) })).toHaveCount(
        own.length + 1,
      );
      for (const { phone } of [handedOver, cancelled]) {
        await expect.poll(async () => (await messagesTo(phone)).length).toBe(2);
      }
      await expect.poll(async () => (await messagesTo(moved.phone)).length).toBe(3);
      const query = `doctor_id=${doctor}&first=${date}&last=${date}`;
      const { data } = await reception.get<{ data: { days: DeskDay[] } }>(`/api/reception/days?${query}`);
      expect(data.days[0]).toMatchObject({ free: [] });
      const stateOf = async (id: number) =>
        (await reception.get<{ data: { status: string } }>(`/api/reception/appointments/${id}`)).data.status;
      expect(await stateOf(cancelled.id)).toBe('cancelled');
    } finally {
      // The week as it was, for whoever comes next.
      const { version } = await weekOf();
      const { slot_minutes, timetables } = before;
      const again = await manager.post(`/api/schedules/doctors/${doctor}`, { version, slot_minutes, timetables });
      expect(again.status).toBe(200);
    }
  });

  test(`${lang}: an admin limits a schedule manager to a branch, who finds its doctors alone`, async ({
    visitor,
    browserErrors,
  }) => {
    // The week of somebody else is missing.
    browserErrors.expect(/status of 404/);
    const member = await visitor({ lang, width, from: `198.51.100.${lang === 'ar' ? 77 : 78}` });
    const { email } = await openAccount(member, names[lang]);
    const admin = await visitor({ lang, width });
    await signIn(admin, 'admin');
    await open(admin, `/desk/users?search=${email}`);
    await admin.getByRole('button', { name: new RegExp(`^${say('users.acts.role')}`) }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.locator('[name="role"]').selectOption('schedules');
    await dialog
      .getByRole('group', { name: say('users.limits.branches') })
      .getByText(branch[lang])
      .click();
    await expectNoViolations(admin, 'the limits of a role');
    await dialog.getByRole('button', { name: say('users.dialog.role.confirm') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(admin.getByText(say('users.limits.only', { names: branch[lang] }))).toBeVisible();

    // The new role signs in: the frame says what it covers, and other doctors are neither listed nor there.
    const login = { identifier: email, password: ownPassword };
    expect((await callFrom(member, '/api/login', login)).status).toBe(200);
    await open(member, '/desk/schedules');
    await expect(member.getByText(textsOf('host', lang)('limits.only', { names: branch[lang] }))).toBeVisible();
    const main = member.getByRole('main');
    const count = main.getByRole('status').first();
    await expect(count).toHaveText(say('schedules.count', { count: elsewhere.atBranch }));
    await expectNoViolations(member, 'the workspace of a limited role');
    await expect(main.getByRole('button', { name: say('schedules.closure.open') })).toHaveCount(0);
    await open(member, `/desk/schedules/${elsewhere.doctor}`);
    await expect(main.getByText(say('schedules.missing.title'))).toBeVisible();
  });

  test(`${lang}: schedules are for those who keep them: others are told, and load none of their files`, async ({
    visitor,
  }) => {
    const outsider = await visitor({ lang });
    await signIn(outsider, 'reception');
    const files: string[] = [];
    outsider.on('request', (request) => files.push(new URL(request.url()).pathname));
    await open(outsider, `/desk/schedules/${doctor}`);
    await expect(outsider.getByRole('heading', { level: 1 })).toHaveText(textsOf('host', lang)('notForAccount.title'));
    expect(files.filter((file) => /\/artifacts\/account\/.*schedules/i.test(file))).toEqual([]);
    expect(files.filter((file) => file.startsWith('/api/schedules'))).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import type { Appointment, Lang } from '@clinic/contracts';
import type { ReminderIntent } from '@clinic/contracts/account';
import { expectNoViolations } from '../access/violations.ts';
import { open } from '../browser/open.ts';
import type { PatientApi } from '../browser/people.ts';
import { emailOf, patientApi } from '../browser/people.ts';
import { textsOf } from '../browser/texts.ts';
import { expect, languages, test } from '../browser/test.ts';
import { freeVisit } from '../journeys/slots.ts';
import { messagesTo } from '../public/outbox.ts';
import { openOwnApi } from '../site/own-api.ts';
import type { OwnApi } from '../site/own-api.ts';
import { openOwnSite } from '../site/own-site.ts';
import type { OwnSite } from '../site/own-site.ts';

/** Who is reminded, in the language of the account. */
const cast: Record<Lang, { patient: string; width: number }> = {
  ar: { patient: 'nouf', width: 390 },
  en: { patient: 'priya', width: 1280 },
};
const refused: Record<Lang, { used: string; over: string }> = {
  ar: { used: 'استُخدم هذا الرابط من قبل', over: 'انتهت صلاحية هذا الرابط' },
  en: { used: 'This link was used before', over: 'This link no longer works' },
};

const intents: readonly ReminderIntent[] = ['confirm', 'move', 'cancel'];
const doctor = 201;
const clinicTime = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`);
const daysBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * 24 * 60 * 60_000).toISOString().slice(0, 10);

// One site for both languages: tests of this file run one after the other in one worker.
test.describe.configure({ mode: 'default' });

let api: OwnApi | undefined;
let site: OwnSite | undefined;
const visits = new Map<Lang, Appointment[]>();

/** Books for each patient one visit for each kind of link, then goes to the morning on which their reminders are due. */
test.beforeAll(async () => {
  api = await openOwnApi('journeys-reminders-api', clinicTime('2026-11-21', '10:00'));
  // The second day of the booking window at the earliest: reminders of two days are for those who booked before that day.
  const { date, specialty, times } = await freeVisit(doctor, 1, 0, api.port);
  for (const [order, lang] of languages.entries()) {
    const patient = await patientApi(cast[lang].patient, api.port);
    const booked: Appointment[] = [];
    for (const time of times.slice(order * intents.length, (order + 1) * intents.length)) {
      const { status, body } = await patient.post('/api/appointments', {
        ...{ doctor_id: doctor, specialty_id: specialty.id, date, time, bookingFor: 'self' },
        userDetails: { name: '', phone: '', email: '' },
      });
      expect(status).toBe(201);
      booked.push((body as { data: Appointment }).data);
    }
    visits.set(lang, booked);
  }
  await api.setNow(clinicTime(daysBefore(date, 2), '09:00'));
  site = await openOwnSite('journeys-reminders', { apiPort: api.port });
});

test.afterAll(async () => {
  await site?.close();
  await api?.close();
});

/** The addresses of the links in the reminder of a visit, as its message says them. */
async function linksOf(visit: Appointment, address: string): Promise<Record<ReminderIntent, string>> {
  const ofVisit = async () =>
    (await messagesTo(address, api?.port)).find(
      ({ body }) => body.includes('/reminder?token=') && body.includes(visit.reference),
    );
  await expect.poll(ofVisit, 'the reminder').toBeDefined();
  const { body = '' } = (await ofVisit()) ?? {};
  const link = (intent: ReminderIntent) => new RegExp(`/reminder\\?token=\\S+&do=${intent}\\S*`).exec(body)?.[0] ?? '';
  return { confirm: link('confirm'), move: link('move'), cancel: link('cancel') };
}

for (const lang of languages) {
  const { patient, width } = cast[lang];
  const say = textsOf('account', lang);

  test(`${lang}, ${width} px: the links of a reminder confirm, move and cancel a visit without a session, each once`, async ({
    visitor,
    browserErrors,
  }) => {
    // What was used is refused, which browsers write down.
    browserErrors.expect(/status of (409|410).*\/api\/reminder-links/);
    const account: PatientApi = await patientApi(patient, api?.port);
    const mine = async () => (await account.get<{ data: Appointment[] }>('/api/appointments')).data;
    const stateOf = async ({ reference }: Appointment) =>
      (await mine()).filter((one) => one.reference === reference).map(({ status, time }) => `${status} ${time}`);
    const page: Page = await visitor({ lang, width, site: site?.url ?? '' });
    const main = page.getByRole('main');
    /** Opens a link and presses its button. */
    const follow = async (links: Record<ReminderIntent, string>, intent: ReminderIntent) => {
      await open(page, links[intent]);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(`reminder.${intent}.title`));
      await main.getByRole('button', { name: say(`reminder.${intent}.action`) }).click();
    };
    const expectRefused = async (links: Record<ReminderIntent, string>, words: string) => {
      for (const intent of intents) {
        await follow(links, intent);
        await expect(main.getByRole('alert'), intent).toContainText(words);
      }
    };
    const [coming, moving, leaving] = visits.get(lang) ?? [];
    if (!coming || !moving || !leaving) throw new Error('three visits were booked');

    // Opening a link changes nothing; its button says to the clinic that the patient comes.
    const confirming = await linksOf(coming, emailOf(patient));
    const before = await stateOf(coming);
    await open(page, confirming.confirm);
    await expectNoViolations(page, 'the link that confirms', 'main');
    await follow(confirming, 'confirm');
    await expect(main).toContainText(say('reminder.done.coming.title'));
    await expectRefused(confirming, refused[lang].used);
    expect(await stateOf(coming)).toEqual(before);

    // The first of the other times is chosen already.
    const other = await linksOf(moving, emailOf(patient));
    await follow(other, 'move');
    const choices = main.getByRole('radio');
    await expect(choices.first()).toBeChecked();
    const [, time = ''] = (await choices.nth(1).getAttribute('value'))?.split(' ') ?? [];
    await choices.nth(1).check();
    await expectNoViolations(page, 'other times', 'main');
    await main.getByRole('button', { name: say('reminder.move.choose') }).click();
    await expect(main).toContainText(say('reminder.done.moved.title'));
    await expectRefused(other, refused[lang].over);
    expect((await stateOf(moving)).filter((state) => !state.startsWith('cancelled'))).toEqual([
      expect.stringContaining(time),
    ]);

    const cancelling = await linksOf(leaving, emailOf(patient));
    await follow(cancelling, 'cancel');
    await expect(main).toContainText(say('reminder.done.cancelled.title'));
    await expectRefused(cancelling, refused[lang].over);
    expect(await stateOf(leaving)).toEqual([expect.stringMatching(/^cancelled/)]);

    // Nobody was signed in by any of it.
    await page.goto('/profile/Appointments');
    await expect(page).toHaveURL(/\/login\?returnTo=/);
  });
}

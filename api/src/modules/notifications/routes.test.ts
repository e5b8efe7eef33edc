import type { CurrentUser } from '@clinic/contracts';
import type { Notification } from '@clinic/contracts/account';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { notifyUser } from '../../messaging/notify.ts';

describe.each(engines)('notifications of an account on %s', (engine) => {
  let clinic: TestClinic;

  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  const words = { subject: 's', body: 'b', sms: 'm' };
  const tell = ({ id }: Patient, key: string) =>
    clinic.database.db.transaction((tx) =>
      notifyUser({ tx, mail: clinic.services.mail, now: clinic.now() }, id, {
        dedupeKey: `${id}:${key}`,
        translations: { ar: words, en: words },
        inApp: { kind: 'appointment.confirmed', params: { appointment: 7, key } },
      }),
    );
  const page = async (as: Patient, query = '') =>
    (await call(clinic, 'GET', `/api/notifications${query}`, { as })).json<{
      data: { data: Notification[]; total: number; current_page: number; per_page: number };
    }>().data;
  const read = (as: Patient | undefined, body: unknown) =>
    call(clinic, 'POST', '/api/notifications/read', { ...(as ? { as } : {}), body });
  const unreadOf = async (as: Patient) =>
    (await call(clinic, 'GET', '/api/user', { as })).json<CurrentUser>().unread_notifications;

  test('401 for a stranger, 422 for what is neither some nor all', async () => {
    expect((await call(clinic, 'GET', '/api/notifications')).statusCode).toBe(401);
    expect((await read(undefined, { all: true })).statusCode).toBe(401);
    const patient = await aPatient(clinic);
    for (const body of [{}, { ids: [] }, { ids: ['x'] }, { all: false }]) {
      expect((await read(patient, body)).statusCode).toBe(422);
    }
    expect((await call(clinic, 'GET', '/api/notifications?page=0', { as: patient })).statusCode).toBe(422);
  });

  test('V12: each sees their own, the latest first, 20 a page', async () => {
    const [mine, theirs] = [await aPatient(clinic), await aPatient(clinic)];
    for (let n = 1; n <= 23; n += 1) await tell(mine, String(n));
    await tell(theirs, 'other');
    const { data, ...rest } = await page(mine);
    expect(rest).toEqual({ current_page: 1, per_page: 20, total: 23, unread: 23 });
    expect(data.map(({ params }) => params['key'])).toEqual(Array.from({ length: 20 }, (_, n) => String(23 - n)));
    expect((await page(mine, '?page=2')).data.map(({ params }) => params['key'])).toEqual(['3', '2', '1']);
    expect(data[0]).toMatchObject({ kind: 'appointment.confirmed', read: false, params: { appointment: 7 } });
  });

  test('some are read, then all; nobody reads those of others', async () => {
    const [mine, theirs] = [await aPatient(clinic), await aPatient(clinic)];
    for (const key of ['a', 'b', 'c']) await tell(mine, key);
    await tell(theirs, 'a');
    const { data } = await page(mine);
    const [newest] = data.map(({ id }) => id);
    expect(await unreadOf(mine)).toBe(3);
    const foreign = (await page(theirs)).data.map(({ id }) => id);
    expect((await read(mine, { ids: [newest, ...foreign] })).json()).toEqual({ data: { unread: 2 } });
    expect((await page(mine)).data.map((one) => one.read)).toEqual([true, false, false]);
    expect(await unreadOf(theirs)).toBe(1);
    expect((await read(mine, { all: true })).json()).toEqual({ data: { unread: 0 } });
    expect(await unreadOf(mine)).toBe(0);
  });
});

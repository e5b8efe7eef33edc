import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import webpush from 'web-push';
import type { LoginResponse } from '@clinic/contracts';
import type { OwnSession, PushState } from '@clinic/contracts/account';
import { outbox, pushDevices, sessions } from '../db/schema.ts';
import { dayMs, minuteMs } from '../durations.ts';
import { notifyOfVisit } from '../modules/appointments/appointment-messages.ts';
import { appointmentById } from '../modules/appointments/repo.ts';
import { forgetExpiredSessions } from '../modules/auth/retention.ts';
import { openSession } from '../modules/auth/session.ts';
import { openBookings } from '../testing/bookings.ts';
import type { Bookings } from '../testing/bookings.ts';
import { aPatient, call, defaultNow, password } from '../testing/clinic.ts';
import type { Patient, TestClinic } from '../testing/clinic.ts';
import { engines } from '../testing/database.ts';
import { queuedMessagesOf } from '../testing/messages.ts';
import type { ProviderCall, ProviderServer } from '../testing/provider-server.ts';
import { startProvider } from '../testing/provider-server.ts';
import { readSettings } from '../settings/settings.ts';
import { openChannels } from './channels.ts';
import { notifyUser } from './notify.ts';
import { outboxMail } from './outbox.ts';
import { dropUnseenPushDevices } from './push-devices.ts';
import { createSender } from './sender.ts';

const vapid = webpush.generateVAPIDKeys();

/** What a browser gives: an address at its push service, and keys of its own. */
function aSubscription(service: string, name = randomBytes(8).toString('hex')) {
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint: `${service}/push/${name}`, keys };
}

/** Checks the signature that a push service checks (RFC 8292), and says what was signed. */
function signedClaims(header: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isGood = verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'));
  if (!isGood || key !== vapid.publicKey) throw new Error('a push service refuses this signature');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>;
}

describe.each(engines)('notifications of browsers on %s', (engine) => {
  let service: ProviderServer;
  let bookings: Bookings;
  let clinic: TestClinic;
  let lines: object[];
  let notified = 0;

  beforeAll(async () => {
    service = await startProvider();
    bookings = await openBookings(engine, {
      ...{ PUSH_PUBLIC_KEY: vapid.publicKey, PUSH_PRIVATE_KEY: vapid.privateKey, PUSH_SERVICES: service.url },
      ...{ PUSH_CONTACT: 'mailto:web@nabd.example', QUIET_HOURS: 'off' },
    });
    clinic = bookings.clinic;
  });
  afterAll(async () => {
    await clinic.close();
    await service.close();
  });
  beforeEach(async () => {
    await clinic.database.pool.query('TRUNCATE outbox, push_devices');
    clinic.setNow(defaultNow);
    service.calls.length = 0;
    service.answer(() => ({ status: 201 }));
    lines = [];
  });

  const put = (as: Patient, body: object) => call(clinic, 'PUT', '/api/account/push', { as, body });
  const stateOf = async (as: Patient) =>
    (await call(clinic, 'GET', '/api/account/push', { as })).json<{ data: PushState }>().data;
  const allow = async (as: Patient, subscription = aSubscription(service.url)) => {
    expect((await put(as, subscription)).statusCode).toBe(200);
    return subscription;
  };
  const signInAgain = async (patient: Patient): Promise<Patient> => {
    const { token } = await openSession(clinic.database.db, patient, {
      bound: false,
      userAgent: '',
      now: clinic.now(),
    });
    return { ...patient, headers: { authorization: `Bearer ${token}` } };
  };
  const notify = (userId: number, more: Partial<Parameters<typeof notifyUser>[2]> = {}) =>
    clinic.database.db.transaction((tx) => {
      notified += 1;
      const words = { subject: 'نتيجة التحليل', body: 'د. سارة', sms: 'د. سارة' };
      return notifyUser({ tx, mail: clinic.services.mail, now: clinic.now() }, userId, {
        ...{ dedupeKey: `push:${notified}`, translations: { ar: words, en: words } },
        ...{ push: { about: 'visit', path: '/profile/Appointments/7' }, ...more },
      });
    });
  const drain = async () => {
    await clinic.database.db.update(outbox).set({ dueAt: sql`now()` });
    const log = { error: (line: object) => lines.push(line), info: () => undefined };
    const channels = openChannels(clinic.services, log);
    const sender = createSender({ services: clinic.services, channels, log, onOutcome: () => undefined });
    await sender.drain();
    await sender.stop();
  };
  const rows = () => clinic.database.db.select().from(outbox).orderBy(outbox.id);
  const pushed = async () => (await rows()).filter(({ channel }) => channel === 'push');
  const header = (request: ProviderCall | undefined, name: string) => String(request?.headers[name]);

  test('a push service gets it signed, encrypted, and no word of it', async () => {
    const patient = await aPatient(clinic, { lang: 'en' });
    const { endpoint } = await allow(patient);
    await notify(patient.id, { urgency: 'now', expiresAt: new Date(Date.now() + 10 * minuteMs) });
    await drain();
    const [request] = service.calls;
    expect(`${service.url}${request?.path}`).toBe(endpoint);
    expect(signedClaims(header(request, 'authorization'))).toMatchObject({
      ...{ aud: service.url, sub: 'mailto:web@nabd.example' },
    });
    expect(header(request, 'content-encoding')).toBe('aes128gcm');
    expect(header(request, 'urgency')).toBe('high');
    expect(header(request, 'topic')).toMatch(/^[\w-]{1,32}$/);
    const ttl = Number(header(request, 'ttl'));
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(600);
    for (const word of ['visit', 'Appointments', 'سارة']) expect(request?.body).not.toContain(word);
    expect((await pushed())[0]).toMatchObject({ state: 'sent', contentEnc: null });
  });

  test('it says only what a stranger may read', async () => {
    const [ar, en] = [await aPatient(clinic), await aPatient(clinic, { lang: 'en' })];
    for (const patient of [ar, en]) {
      await allow(patient);
      await notify(patient.id);
    }
    const messages = (await queuedMessagesOf(clinic)).filter(({ channel }) => channel === 'push');
    expect(messages.map(({ subject, body, path }) => [subject, body, path])).toEqual([
      ['', 'لديك رسالة تخص موعدك. اضغط لقراءتها.', '/profile/Appointments/7'],
      ['', 'You have a message about your visit. Tap to read it.', '/profile/Appointments/7'],
    ]);
  });

  test.each([404, 410])('after %i the browser is forgotten, and nobody is alarmed', async (status) => {
    const patient = await aPatient(clinic);
    await allow(patient);
    service.answer(() => ({ status }));
    await notify(patient.id);
    await drain();
    expect(await pushed()).toMatchObject([{ state: 'expired', failure: 'gone', contentEnc: null }]);
    expect((await stateOf(patient)).devices).toEqual([]);
    expect(lines).toEqual([]);
    await notify(patient.id);
    expect(await pushed()).toHaveLength(1);
  });

  test.each([
    [403, 'waiting'],
    [429, 'waiting'],
    [503, 'waiting'],
    [400, 'parked'],
    [413, 'parked'],
  ])('after %i the message is %s, and the browser stays', async (status, state) => {
    const patient = await aPatient(clinic);
    await allow(patient);
    service.answer(() => ({ status }));
    await notify(patient.id);
    await drain();
    expect(await pushed()).toMatchObject([{ state, failure: `HTTP ${status}` }]);
    expect((await stateOf(patient)).devices).toHaveLength(1);
  });

  test('what was tried again replaces what waits at the service', async () => {
    const patient = await aPatient(clinic);
    await allow(patient);
    service.answer(() => ({ status: 503 }));
    await notify(patient.id);
    await drain();
    service.answer(() => ({ status: 201 }));
    await drain();
    const topics = service.calls.map((request) => header(request, 'topic'));
    expect(topics).toHaveLength(2);
    expect(new Set(topics).size).toBe(1);
    expect((await pushed())[0]).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('every browser of the account gets it, ten at most, and a browser belongs to whom it was added by last', async () => {
    const [first, second] = [await aPatient(clinic), await aPatient(clinic)];
    for (let n = 0; n < 11; n += 1) {
      clinic.setNow(new Date(clinic.now().getTime() + minuteMs));
      await allow(first, aSubscription(service.url, `browser-${n}`));
    }
    await notify(first.id);
    await drain();
    const paths = service.calls.map(({ path }) => path).sort();
    expect(paths).toEqual(Array.from({ length: 10 }, (_, n) => `/push/browser-${n + 1}`).sort());

    const shared = aSubscription(service.url);
    await allow(first, shared);
    await notify(first.id);
    await allow(second, shared);
    service.calls.length = 0;
    await drain();
    expect(service.calls.map(({ path }) => `${service.url}${path}`)).not.toContain(shared.endpoint);
    expect((await stateOf(second)).devices).toHaveLength(1);
  });

  test('signing out ends it on that device, and running out does not', async () => {
    const here = await aPatient(clinic);
    const there = await signInAgain(here);
    await allow(here);
    const kept = await allow(there);
    await allow(there, kept);
    expect((await stateOf(here)).devices).toHaveLength(2);
    await notify(here.id);
    expect((await call(clinic, 'POST', '/api/logout', { as: here })).statusCode).toBe(204);
    await drain();
    expect(service.calls.map(({ path }) => `${service.url}${path}`)).toEqual([kept.endpoint]);

    clinic.setNow(new Date(defaultNow.getTime() + 8 * dayMs));
    const later = await signInAgain(here);
    expect(await clinic.database.db.select().from(sessions).where(eq(sessions.userId, here.id))).toHaveLength(1);
    expect((await stateOf(later)).devices).toHaveLength(1);
    clinic.setNow(new Date(defaultNow.getTime() + 91 * dayMs));
    await dropUnseenPushDevices(clinic.services);
    expect(await clinic.database.db.$count(pushDevices)).toBe(0);
  });

  test('sessions that ran out go, and later their browsers, though nobody signs in again', async () => {
    const gone = await aPatient(clinic);
    await allow(gone);
    clinic.setNow(new Date(defaultNow.getTime() + 8 * dayMs));
    const present = await aPatient(clinic);
    await allow(present);
    const sessionsOf = ({ id }: Patient) => clinic.database.db.$count(sessions, eq(sessions.userId, id));
    const devicesOf = ({ id }: Patient) => clinic.database.db.$count(pushDevices, eq(pushDevices.userId, id));
    await forgetExpiredSessions(clinic.services);
    expect([await sessionsOf(gone), await devicesOf(gone)]).toEqual([0, 1]);
    clinic.setNow(new Date(defaultNow.getTime() + 91 * dayMs));
    await dropUnseenPushDevices(clinic.services);
    expect(await devicesOf(gone)).toBe(0);
    expect([await sessionsOf(present), await devicesOf(present)]).toEqual([1, 1]);
  });

  test('a new password ends it on other devices, and not in the browser that changed it', async () => {
    const here = await aPatient(clinic);
    const there = await signInAgain(here);
    const kept = await allow(here);
    await allow(there);
    const body = { current_password: password, password: 'Quiet-river-92' };
    const changed = await call(clinic, 'POST', '/api/account/password', { as: here, body });
    expect(changed.statusCode).toBe(200);
    const renewed = { ...here, headers: { authorization: `Bearer ${changed.json<LoginResponse>().access_token}` } };
    expect((await stateOf(renewed)).devices).toHaveLength(1);
    await notify(here.id);
    await drain();
    expect([...new Set(service.calls.map(({ path }) => `${service.url}${path}`))]).toEqual([kept.endpoint]);
    expect((await call(clinic, 'POST', '/api/logout', { as: renewed })).statusCode).toBe(204);
    expect(await clinic.database.db.$count(pushDevices)).toBe(0);
  });

  test.each([
    ['signing out everywhere else', 'POST', '/api/sessions/revoke-others', undefined],
    [
      'a new password',
      'POST',
      '/api/account/password',
      { current_password: password, password: 'Quiet-river-92', password_confirmation: 'Quiet-river-92' },
    ],
  ] as const)('%s ends it where the session ran out, and not here', async (_what, method, url, body) => {
    const lost = await aPatient(clinic);
    await allow(lost);
    clinic.setNow(new Date(defaultNow.getTime() + 8 * dayMs));
    const here = await signInAgain(lost);
    expect((await stateOf(here)).devices).toHaveLength(1);
    const kept = await allow(here);
    expect((await call(clinic, method, url, { as: here, body })).statusCode).toBe(200);
    await notify(here.id);
    await drain();
    expect([...new Set(service.calls.map(({ path }) => `${service.url}${path}`))]).toEqual([kept.endpoint]);
  });

  test('signing one device out ends it where its session ran out before, and not here', async () => {
    const phone = await aPatient(clinic);
    await allow(phone);
    clinic.setNow(new Date(defaultNow.getTime() + 8 * dayMs));
    const [phoneAgain, here] = [await signInAgain(phone), await signInAgain(phone)];
    const kept = await allow(here);
    const listed = await call(clinic, 'GET', '/api/sessions', { as: phoneAgain });
    const current = listed.json<{ data: OwnSession[] }>().data.find((session) => session.current);
    expect((await call(clinic, 'DELETE', `/api/sessions/${current?.id}`, { as: here })).statusCode).toBe(204);
    await notify(here.id);
    await drain();
    expect(service.calls.map(({ path }) => `${service.url}${path}`)).toEqual([kept.endpoint]);
  });

  test('it is ended from anywhere by its owner, and by nobody else', async () => {
    const [owner, stranger] = [await aPatient(clinic), await aPatient(clinic)];
    await allow(owner);
    const [device = ''] = (await stateOf(owner)).devices;
    const end = (as: Patient) => call(clinic, 'DELETE', `/api/account/push/${device}`, { as });
    expect((await end(stranger)).statusCode).toBe(204);
    expect((await stateOf(owner)).devices).toEqual([device]);
    await end(owner);
    expect((await stateOf(owner)).devices).toEqual([]);
  });

  test('the server calls no address that is not of a push service', async () => {
    const patient = await aPatient(clinic);
    const good = aSubscription(service.url);
    for (const endpoint of [
      ...['http://127.0.0.1:1/push/a', 'https://attacker.example/push', 'ftp://127.0.0.1/a'],
      ...[`${service.url}.attacker.example/a`, good.endpoint.replace('http://', 'http://user@')],
    ]) {
      expect((await put(patient, { ...good, endpoint })).statusCode).toBe(422);
    }
    expect((await put(patient, { ...good, keys: { ...good.keys, auth: 'short' } })).statusCode).toBe(422);
    expect((await stateOf(patient)).devices).toEqual([]);
  });

  test('the copy of the data names the service, and the end of the account takes the browser with it', async () => {
    const patient = await aPatient(clinic);
    const { endpoint, keys } = await allow(patient);
    const copy = await call(clinic, 'GET', '/api/account/export', { as: patient });
    const when = defaultNow.toISOString();
    expect(copy.json()).toMatchObject({
      notified_browsers: [{ push_service: new URL(service.url).host, created_at: when, last_seen_at: when }],
    });
    for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(copy.body).not.toContain(secret);
    const body = { confirm: 'حذف' };
    expect((await call(clinic, 'POST', '/api/account/delete', { as: patient, body })).statusCode).toBe(204);
    expect(await clinic.database.db.$count(pushDevices)).toBe(0);
  });

  test('codes never go by notification', async () => {
    const patient = await aPatient(clinic);
    await allow(patient);
    const answer = await call(clinic, 'POST', '/api/account/phone', { as: patient, body: { phone: '0551234567' } });
    expect(answer.statusCode).toBe(202);
    await call(clinic, 'POST', '/api/password/forgot', { body: { identifier: patient.email } });
    const codes = (await rows()).filter(({ dedupeKey }) => dedupeKey.startsWith('otp:'));
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.map(({ channel }) => channel)).not.toContain('push');
    expect(await pushed()).toEqual([]);
  });

  test('a visit that the clinic cancels is told by e-mail too, where notifications come first', async () => {
    const patient = await aPatient(clinic);
    await allow(patient);
    const doctor = await bookings.doctorOf();
    expect((await bookings.book(patient, bookings.choice(doctor.id))).statusCode).toBe(201);
    const [booked] = await bookings.storedOf(doctor.id);
    const email = { url: 'smtp://127.0.0.1:1', from: 'a@b.example', dkim: null };
    const order = { messageChannels: ['push', 'email', 'sms'] as const };
    const mail = outboxMail(clinic.cipher, { ...clinic.settings, ...order, email });
    const tell = (kind: 'confirmed' | 'cancelled-by-clinic') =>
      clinic.database.db.transaction(async (tx) => {
        await tx.delete(outbox);
        const visit = await appointmentById(tx, booked?.id ?? 0);
        if (visit) await notifyOfVisit({ tx, mail, now: clinic.now() }, kind, visit);
      });
    await tell('confirmed');
    expect((await rows()).map(({ channel }) => channel)).toEqual(['push']);
    service.answer(() => ({ status: 410 }));
    await drain();
    expect((await rows()).map(({ channel, state }) => `${channel} ${state}`)).toEqual([
      'push expired',
      'email waiting',
    ]);
    await allow(patient);
    await tell('cancelled-by-clinic');
    expect((await rows()).map(({ channel }) => channel).sort()).toEqual(['email', 'push']);
  });
});

test('half a pair of keys is refused, and so is what is no service', () => {
  expect(() => readSettings({ PUSH_PUBLIC_KEY: vapid.publicKey })).toThrow(/set together or not at all/);
  expect(() => readSettings({ PUSH_SERVICES: 'fcm.googleapis.com' })).toThrow(/PUSH_SERVICES must be addresses/);
  const { push } = readSettings({ PUSH_PUBLIC_KEY: vapid.publicKey, PUSH_PRIVATE_KEY: vapid.privateKey });
  const known = (endpoint: string) => push?.isService(endpoint);
  expect(known('https://web.push.apple.com/QG1')).toBe(true);
  expect(known('https://fcm.googleapis.com/fcm/send/a')).toBe(true);
  for (const other of [
    'https://push.apple.com.evil.example/',
    'http://fcm.googleapis.com/',
    'https://fcm-googleapis.com/',
  ])
    expect(known(other)).toBe(false);
});

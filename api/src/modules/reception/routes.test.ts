import { auditLog, timeOff } from '../../db/schema.ts';
import { call, defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { refusalIn } from '../../testing/forms.ts';
import type { Reception, ReceptionPerson } from '../../testing/reception.ts';
import { useReception, receptionPeople, today } from '../../testing/reception.ts';

/** A call of the desk with everything in order for those who may make it. */
interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As the API's document has it, below `/api/reception/`. */
  readonly path: string;
  readonly query?: (reception: Reception) => string;
  readonly may: readonly ReceptionPerson[];
  readonly body?: (reception: Reception) => object;
  /** A visit, or leave, to which it can be done. */
  readonly ready?: (reception: Reception) => Promise<{ id: number }>;
  /** Bodies that do not fit, each with the field that is named. */
  readonly wrong?: readonly (readonly [(body: Record<string, unknown>) => object, string])[];
  readonly success?: 201 | 204;
}

const keepers = ['reception', 'admin'] as const;
const lookers = [...keepers, 'doctor'] as const;

let hours = 0;
/** A time of the tests' doctor that nobody else's test has; each on a day of its own. */
const aSlot = (reception: Reception) => {
  hours += 1;
  const date = new Date(Date.UTC(2026, 10, 22 + hours)).toISOString().slice(0, 10);
  return { doctor_id: reception.doctorId, specialty_id: reception.specialtyId, date, time: '09:00' };
};
const confirmedToday = (reception: Reception) => {
  hours += 1;
  // Before dawn of today, a minute after each other: begun, and nobody else's.
  const startsAt = new Date(Date.UTC(2026, 10, 20, 21) + hours * 60_000);
  return reception.aVisit({ status: 'confirmed', startsAt, endsAt: new Date(startsAt.getTime() + 60_000) });
};
const checkedIn = (reception: Reception) => reception.aVisit({ status: 'checked_in' });
const aLeave = async ({ clinic, doctorId }: Reception) => {
  const during = '[2026-12-24T00:00:00Z,2026-12-25T00:00:00Z)';
  const [row] = await clinic.database.db.insert(timeOff).values({ doctorId, during, reason: 'leave' }).returning();
  return row as NonNullable<typeof row>;
};
const ends = () => ({ reason: 'doctor-away', note: 'ظرف طارئ' });
const wrongEnds: Route['wrong'] = [
  [() => ({}), 'reason'],
  [() => ({ reason: 'لا أدري' }), 'reason'],
  [() => ({ reason: 'other', note: 'ن'.repeat(301) }), 'note'],
];

const routes: readonly Route[] = [
  { method: 'GET', path: 'doctors', may: [...lookers, 'otherDoctor'] },
  {
    method: 'GET',
    path: 'days',
    query: (reception) => `?doctor_id=${reception.doctorId}&first=${today}&last=2026-11-27`,
    may: lookers,
  },
  { method: 'GET', path: 'today', may: keepers },
  { method: 'GET', path: 'appointments', query: () => '?search=NB-T', may: keepers },
  { method: 'GET', path: 'patients', query: () => '?search=patient', may: keepers },
  { method: 'GET', path: 'appointments/{id}', may: lookers },
  { method: 'POST', path: 'appointments/{id}/confirm', may: keepers },
  { method: 'POST', path: 'appointments/{id}/check-in', may: keepers, ready: confirmedToday },
  { method: 'POST', path: 'appointments/{id}/no-show', may: keepers, ready: confirmedToday },
  { method: 'POST', path: 'appointments/{id}/complete', may: keepers, ready: checkedIn },
  { method: 'POST', path: 'appointments/{id}/reject', may: keepers, body: ends, wrong: wrongEnds },
  { method: 'POST', path: 'appointments/{id}/cancel', may: keepers, body: ends, wrong: wrongEnds },
  {
    method: 'POST',
    path: 'appointments/{id}/move',
    may: keepers,
    body: aSlot,
    wrong: [
      [(body) => ({ ...body, time: 'صباحًا' }), 'time'],
      [(body) => ({ ...body, date: '2026-13-01' }), 'date'],
      [(body) => ({ ...body, specialty_id: 999_999 }), 'specialty_id'],
      [(body) => ({ ...body, doctor_id: 0 }), 'doctor_id'],
    ],
  },
  {
    method: 'POST',
    path: 'appointments',
    may: keepers,
    success: 201,
    body: (reception) => ({ ...aSlot(reception), patient: { kind: 'person', name: 'منال', phone: '0551234567' } }),
    wrong: [
      [({ patient: _patient, ...body }) => body, 'patient'],
      [(body) => ({ ...body, patient: { kind: 'person', name: '', phone: '0551234567' } }), 'patient.name'],
      [(body) => ({ ...body, patient: { kind: 'person', name: 'منال', phone: '123' } }), 'patient.phone'],
      [
        (body) => ({ ...body, patient: { kind: 'person', name: 'منال', phone: '0551234567', email: 'a@b' } }),
        'patient.email',
      ],
      [(body) => ({ ...body, patient: { kind: 'account', public_id: 'nobody' } }), 'patient.public_id'],
      [(body) => ({ ...body, specialty_id: 999_999 }), 'specialty_id'],
    ],
  },
  { method: 'DELETE', path: 'leave/{id}', may: keepers, ready: aLeave, success: 204 },
  {
    method: 'POST',
    path: 'days/cancel',
    may: keepers,
    body: (reception) => {
      const { date } = aSlot(reception);
      return { doctor_id: reception.doctorId, first: date, last: date, reason: 'doctor-away', dry_run: true };
    },
    wrong: [
      [(body) => ({ ...body, reason: 'duplicate' }), 'reason'],
      [(body) => ({ ...body, first: '2026-02-31' }), 'first'],
      [(body) => ({ ...body, last: today }), 'last'],
      [(body) => ({ ...body, first: today, last: '2026-12-05' }), 'last'],
      [(body) => ({ ...body, doctor_id: 999_999 }), 'doctor_id'],
    ],
  },
];

describe.each(engines)('the routes of the reception desk on %s', (engine) => {
  const reception = useReception(engine);
  beforeEach(async () => {
    await reception.clinic.database.pool.query('TRUNCATE rate_limits');
  });

  const send = (route: Route, as: ReceptionPerson | null, id: number, body: object | undefined = undefined) =>
    call(
      reception.clinic,
      route.method,
      `/api/reception/${route.path.replace('{id}', String(id))}${route.query?.(reception) ?? ''}`,
      { ...(as ? { as: reception.people[as] } : {}), body: body ?? route.body?.(reception) },
    );
  const ready = async (route: Route) => (await (route.ready ?? ((one) => one.aVisit()))(reception)).id;

  test('V12: every route of the desk is in the table', async () => {
    await reception.clinic.app.ready();
    const { paths } = reception.clinic.app.swagger() as { paths: Record<string, object> };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      path.startsWith('/api/reception/')
        ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api/reception/'.length)}`)
        : [],
    );
    expect(documented.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_name, route) => {
    test('401: a visitor is asked to sign in', async () => {
      expect(refusalIn(await send(route, null, await ready(route)))).toMatchObject({ status: 401 });
    });

    test.each(receptionPeople)('E10: as %s', async (as) => {
      const id = await ready(route);
      const before = await reception.clinic.database.db.$count(auditLog);
      const answer = await send(route, as, id);
      if (route.may.includes(as)) {
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([route.success ?? 200, 'no-store']);
      } else {
        expect(refusalIn(answer)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
        // V26: the refusal is one row, and nothing else happened.
        expect(await reception.clinic.database.db.$count(auditLog)).toBe(before + 1);
        if (route.path.startsWith('appointments/{id}')) expect((await reception.stored(id)).sequence).toBe(0);
      }
    });

    if (route.path.includes('{id}')) {
      test('404: a visit that does not exist, or that is only a hold', async () => {
        const hold = await reception.aVisit({
          ...{ status: 'held' },
          holdExpiresAt: new Date(defaultNow.getTime() + 60_000),
        });
        for (const id of [999_999, hold.id]) {
          expect(refusalIn(await send(route, 'admin', id))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
        }
      });
    }

    for (const [spoil, field] of route.wrong ?? []) {
      const spoilt = (body: object) => spoil(body as Record<string, unknown>);
      test(`422: ${field} in ${String(spoil)}`, async () => {
        const answer = await send(route, 'admin', await ready(route), spoilt(route.body?.(reception) ?? {}));
        const refused = refusalIn(answer);
        expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, [field]]);
      });
    }
  });

  test.each([
    'days?doctor_id=x&first=2026-11-21&last=2026-11-21',
    'days?doctor_id=1&first=2026-11-31&last=2026-12-01',
    'days?doctor_id=1&first=2026-11-21&last=2026-11-20',
    'days?doctor_id=1&first=2026-11-21&last=2026-11-28',
    'today?date=2026-02-31',
    'appointments?search=NB',
    'patients?search=%20ab%20',
  ])('422: %s', async (path) => {
    expect((await reception.get(path, reception.people.admin)).statusCode).toBe(422);
  });

  test('E10: a doctor who has left is nobody at the desk', async () => {
    const { pool } = reception.clinic.database;
    const { otherDoctor } = reception.people;
    await pool.query('UPDATE doctors SET active = false WHERE id = $1', [otherDoctor.doctorId]);
    expect((await reception.get('doctors', otherDoctor)).statusCode).toBe(403);
    await pool.query('UPDATE doctors SET active = true WHERE id = $1', [otherDoctor.doctorId]);
    expect((await reception.get('doctors', otherDoctor)).statusCode).toBe(200);
  });

  test('E8: who works at the reception is no patient of others: their own calls know nothing of anybody’s visit', async () => {
    const { id } = await reception.aVisit();
    const { reception: receptionist } = reception.people;
    expect((await call(reception.clinic, 'GET', `/api/appointments/${id}`, { as: receptionist })).statusCode).toBe(404);
    const cancelling = await call(reception.clinic, 'POST', `/api/appointments/${id}/cancel`, {
      as: receptionist,
      body: {},
    });
    expect(cancelling.statusCode).toBe(404);
  });

  test('V26: a search and the reading of a day name whose visits they showed', async () => {
    const { reception: receptionist } = reception.people;
    const { id, doctorId, startsAt } = await reception.stored(
      (await reception.aVisit({ patientName: 'مها الباحثة', patientPhone: '+966559991199' })).id,
    );
    await reception.get(`appointments?search=${encodeURIComponent('مها الباحثة')}`, receptionist);
    const date = startsAt.toISOString().slice(0, 10);
    await reception.get(`days?doctor_id=${doctorId}&first=${date}&last=${date}`, receptionist);
    const searched = (await reception.actions('reception')).at(-1);
    expect(searched).toMatchObject({ action: 'visits.searched', details: { found: 1, whose: `appointment:${id}` } });
    const read = (await reception.actions(`days:${doctorId}/${date}/${date}`)).at(-1);
    expect(read?.details).toEqual({ whose: expect.stringMatching(`(^| )appointment:${id}( |$)`) as string });
  });

  test('V14 and V26: neither logs nor the audit log hold names, numbers, addresses or what anybody wrote', async () => {
    const { reception: receptionist } = reception.people;
    const { id } = await reception.aVisit({ patientName: 'سعاد الخفية', patientPhone: '+966559998877' });
    await reception.get('appointments?search=سعاد', receptionist);
    await reception.get('patients?search=0559998877', receptionist);
    await reception.get(`appointments/${id}`, receptionist);
    await reception.post(`appointments/${id}/cancel`, receptionist, { reason: 'other', note: 'ملاحظة سرية' });
    const { rows } = await reception.clinic.database.pool.query<{ log: string }>(
      `SELECT string_agg(audit_log::text, ' ') AS log FROM audit_log`,
    );
    const log = `${reception.clinic.logged.join('')} ${rows[0]?.log ?? ''}`;
    for (const text of ['سعاد', '559998877', 'سرية', receptionist.name]) expect(log).not.toContain(text);
    expect(await reception.clinic.services.audit.verify(reception.clinic.database.db)).toMatchObject({ broken: null });
  });
});

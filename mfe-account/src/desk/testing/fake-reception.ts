import { roles } from '@clinic/contracts';
import type { BranchName, VisitKind } from '@clinic/contracts';
import type { DeskDay, DeskDoctor, DeskVisit } from '@clinic/contracts/account';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, signedInAs } from '@clinic/kit/testing';

export const today = '2026-11-21';

const specialty = { id: 1, name_ar: 'طب الأسنان', name_en: 'Dentistry' };

export const aDeskDoctor = (id: number, changes: Partial<DeskDoctor> = {}): DeskDoctor => ({
  ...{
    id,
    name_ar: `د. طبيب ${id}`,
    name_en: `Dr. Doctor ${id}`,
    image: `doctors/${id}.svg`,
    specialties: [specialty],
  },
  ...changes,
});

/** A visit of today that waits to be confirmed. */
export const aDeskVisit = (changes: Partial<DeskVisit> = {}): DeskVisit => ({
  ...{ id: 7, reference: 'NB-7K3M9Q', status: 'pending', date: today, time: '11:00' },
  ...{ starts_at: `${today}T08:00:00.000Z`, ends_at: `${today}T08:30:00.000Z` },
  doctor: { id: 58, name_ar: 'د. طبيب 58', name_en: 'Dr. Doctor 58' },
  ...{ specialty, patient_name: 'سارة الحربي', patient_phone: '+966500000011', account_name: null },
  ...{ has_account: true, booked_by: null, coming_at: null, may: ['confirm', 'reject', 'cancel', 'move'] },
  ...changes,
});

/** The API of the reception desk, for tests: one doctor’s day. It remembers what it was asked and sent. */
export function fakeReception() {
  const desk = {
    doctors: [aDeskDoctor(58), aDeskDoctor(67)],
    mayAct: true,
    /** Empty in a clinic with one. */
    branches: [] as BranchName[],
    /** Those of the doctor beside the ordinary visit. */
    kinds: undefined as VisitKind[] | undefined,
    day: { date: today, visits: [aDeskVisit()], held: [], leave: [], free: ['10:00', '12:00'] } as DeskDay,
    asked: [] as string[],
    sent: [] as [string, unknown][],
    keys: [] as (string | null)[],
    /** What an action changes in the visit. */
    then: {} as Partial<DeskVisit>,
  };
  const details = (visit: DeskVisit) => ({
    ...{ ...visit, patient_email: 'sara@nabd.example', lang: 'ar' },
    events: [
      {
        ...{ to: visit.status, moved: false, at: '2026-11-20T08:00:00.000Z', by: 'staff', name: 'هند الاستقبال' },
        ...{ reason: 'doctor-away', note: 'سفر' },
      },
    ],
  });
  const [first] = desk.day.visits;
  const visitNow = () => desk.day.visits[0] ?? first ?? aDeskVisit();
  const sent = async (request: Request) => {
    const body = await request.text();
    desk.sent.push([
      new URL(request.url).pathname.replace('/api/reception/', ''),
      body === '' ? null : JSON.parse(body),
    ]);
  };
  const server = fakeApi(
    http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
    http.get('*/api/reception/doctors', () =>
      HttpResponse.json({
        data: {
          ...{ today, doctors: desk.doctors, may_act: desk.mayAct },
          ...(desk.branches.length > 0 && { branches: desk.branches }),
        },
      }),
    ),
    http.get('*/api/reception/today', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const date = query.get('date');
      if (query.has('branch_id')) desk.asked.push(`branch ${query.get('branch_id')}`);
      const counts = { pending: 2, confirmed: 3, checked_in: 1, completed: 0, no_show: 0 };
      const open = date !== null && date < today ? { free: 0, next_free: null } : { free: 4, next_free: '12:30' };
      return HttpResponse.json({
        data: {
          date,
          loads: desk.doctors.map((doctor, index) => ({
            ...{ doctor, ...counts, ...open, works: index === 0 },
          })),
        },
      });
    }),
    http.get('*/api/reception/days', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const kind = query.get('kind_id');
      desk.asked.push(
        [
          query.get('doctor_id'),
          query.get('first'),
          query.get('last'),
          ...(kind === null ? [] : [`kind ${kind}`]),
          ...(query.has('branch_id') ? [`branch ${query.get('branch_id')}`] : []),
        ].join(' '),
      );
      if (kind !== null && !desk.kinds?.some(({ id }) => String(id) === kind))
        return HttpResponse.json({ code: 'VALIDATION', message: '', request_id: 'r' }, { status: 422 });
      const days =
        query.get('first') === query.get('last') ? [desk.day] : [desk.day, { ...desk.day, date: '2026-11-22' }];
      return HttpResponse.json({ data: { doctor: aDeskDoctor(58), slot_minutes: 30, kinds: desk.kinds, days } });
    }),
    http.get('*/api/reception/appointments', ({ request }) => {
      desk.asked.push(String(new URL(request.url).searchParams.get('search')));
      return HttpResponse.json({ data: desk.day.visits });
    }),
    http.get('*/api/reception/patients', () =>
      HttpResponse.json({
        data: [{ public_id: 'p-1', name: 'نورة', phone: '+966500000012', masked_email: 'n…@nabd.example' }],
      }),
    ),
    http.get('*/api/reception/appointments/:id', () => HttpResponse.json({ data: details(visitNow()) })),
    http.post('*/api/reception/appointments', async ({ request }) => {
      desk.keys.push(request.headers.get('idempotency-key'));
      await sent(request);
      return HttpResponse.json({ data: details(visitNow()) }, { status: 201 });
    }),
    http.post('*/api/reception/days/cancel', async ({ request }) => {
      await sent(request);
      return HttpResponse.json({ data: { cancelled: 2, kept: 1, released: 0 } });
    }),
    http.delete('*/api/reception/leave/:id', async ({ request }) => {
      await sent(request);
      desk.day = { ...desk.day, leave: [] };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/reception/appointments/:id/*', async ({ request }) => {
      await sent(request);
      desk.day = { ...desk.day, visits: desk.day.visits.map((visit) => ({ ...visit, ...desk.then })) };
      return HttpResponse.json({ data: details(visitNow()) });
    }),
  );

  beforeEach(() => {
    Object.assign(desk, {
      ...{
        mayAct: true,
        branches: [],
        kinds: undefined,
        asked: [],
        sent: [],
        keys: [],
        then: {},
        doctors: [aDeskDoctor(58), aDeskDoctor(67)],
      },
      day: { date: today, visits: [aDeskVisit()], held: [], leave: [], free: ['10:00', '12:00'] },
    });
    signedInAs({ role: roles.reception, name: 'هند الاستقبال' });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    useSession.setState({ state: 'visitor', user: null });
  });
  return { desk, server };
}

import { roles } from '@clinic/contracts';
import type { DoctorWeek, ScheduledDoctor, ScheduleEffect, DisplacedVisit } from '@clinic/contracts/account';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, signedInAs } from '@clinic/kit/testing';

export const today = '2026-11-21';

const specialty = { id: 1, name_ar: 'طب الأسنان', name_en: 'Dentistry' };
const doctor = { id: 58, name_ar: 'د. طبيب 58', name_en: 'Dr. Doctor 58' };
const main = { id: 1, name_ar: '', name_en: '' };

export const aWeek = (changes: Partial<DoctorWeek> = {}): DoctorWeek => ({
  ...{ doctor, today, version: 3, slot_minutes: 30, branches: [main], leave: [] },
  timetables: [
    {
      ...{ kind: 'normal', valid_from: null, valid_to: null },
      hours: [{ weekday: 0, opens: '09:00', minutes: 480, branch_id: 1 }],
    },
  ],
  ...changes,
});

export const aScheduledDoctor = (changes: Partial<ScheduledDoctor> = {}): ScheduledDoctor => ({
  ...{ ...doctor, image: 'doctors/58.svg', specialties: [specialty], week_minutes: 2430, leave: null },
  ...changes,
});

/** An appointment on Sunday at four that no longer fits. */
export const aDisplacedVisit = (changes: Partial<DisplacedVisit> = {}): DisplacedVisit => ({
  ...{ id: 7, reference: 'NB-7K3M9Q', status: 'confirmed', date: '2026-11-22', time: '16:00' },
  ...{ patient_name: 'سارة الحربي', doctor, specialty, may_stay: true },
  moves: [
    { date: '2026-11-22', time: '10:00' },
    { date: '2026-11-29', time: '09:00' },
  ],
  colleagues: [{ id: 67, name_ar: 'د. طبيب 67', name_en: 'Dr. Doctor 67' }],
  ...changes,
});

/** The API of schedules, for tests: one doctor. It remembers what it was sent. */
export function fakeSchedules() {
  const clinic = {
    week: aWeek(),
    doctors: [aScheduledDoctor()],
    closures: [] as DoctorWeek['leave'],
    /** Whether the caller closes the clinic. */
    mayClose: true,
    branches: undefined as DoctorWeek['branches'] | undefined,
    effect: { won: 0, lost: 12, days: [], visits: [] } as ScheduleEffect,
    /** What saving is refused with, if it is. */
    refusal: null as { status: number; body: object } | null,
    asked: [] as string[],
    sent: [] as [string, unknown][],
  };
  const settled = { moved: 1, handed_over: 0, cancelled: 0, stayed: 0 };
  const saved = async (request: Request) => {
    clinic.sent.push([new URL(request.url).pathname.replace('/api/schedules/', ''), await request.json()]);
    const { refusal } = clinic;
    return refusal === null
      ? HttpResponse.json({ data: settled })
      : HttpResponse.json({ message: '', request_id: 'r', ...refusal.body }, { status: refusal.status });
  };
  const counted = async (request: Request) => {
    clinic.sent.push([new URL(request.url).pathname.replace('/api/schedules/', ''), await request.json()]);
    return HttpResponse.json({ data: clinic.effect });
  };
  const server = fakeApi(
    http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
    http.get('*/api/schedules/doctors', ({ request }) => {
      clinic.asked.push(new URL(request.url).search);
      return HttpResponse.json({
        data: {
          ...{ doctors: clinic.doctors, current_page: 1, per_page: 20, total: clinic.doctors.length, today },
          ...{ closures: clinic.closures, branches: clinic.branches, may_close: clinic.mayClose },
        },
      });
    }),
    http.get('*/api/schedules/doctors/:id', () => HttpResponse.json({ data: clinic.week })),
    http.post('*/api/schedules/doctors/:id/effect', ({ request }) => counted(request)),
    http.post('*/api/schedules/leave/effect', ({ request }) => counted(request)),
    http.post('*/api/schedules/doctors/:id', ({ request }) => saved(request)),
    http.post('*/api/schedules/leave', ({ request }) => saved(request)),
    http.delete('*/api/schedules/leave/:id', ({ params }) => {
      clinic.sent.push([`end ${String(params['id'])}`, null]);
      clinic.week = { ...clinic.week, leave: [] };
      return new HttpResponse(null, { status: 204 });
    }),
  );

  beforeEach(() => {
    Object.assign(clinic, {
      ...{ week: aWeek(), doctors: [aScheduledDoctor()], closures: [], branches: undefined, refusal: null },
      ...{ mayClose: true, effect: { won: 0, lost: 12, days: [], visits: [] }, asked: [], sent: [] },
    });
    signedInAs({ role: roles.schedules, name: 'أمل الجداول' });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    useSession.setState({ state: 'visitor', user: null });
  });
  return { clinic, server };
}

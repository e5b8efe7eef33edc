import type { BranchName, z } from '@clinic/contracts';
import { DeskDays, DeskDoctors, DeskToday, DeskVisits } from '@clinic/contracts/account';
import type { DeskDoctor, DeskVisit } from '@clinic/contracts/account';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { addDays } from '@clinic/contracts/time';
import type { LocalDate } from '@clinic/contracts/time';
import type { DeskAddress } from './desk-address.ts';
import { datesOf, deskAddress } from './desk-address.ts';

export type DaysOfDoctor = z.infer<typeof DeskDays>['data'];
export type Loads = z.infer<typeof DeskToday>['data']['loads'];

/** Every doctor's load on each day of a week. */
export type WeekLoads = { date: LocalDate; loads: Loads }[];

/** What the desk shows: what was searched for, a doctor's days, or every doctor of a day or of a week. */
type Shown =
  | { kind: 'found'; visits: DeskVisit[] }
  | { kind: 'days'; days: DaysOfDoctor }
  | { kind: 'loads'; loads: Loads }
  | { kind: 'week'; week: WeekLoads };

/** What there is to do at the desk. */
export interface Work {
  today: LocalDate;
  date: LocalDate;
  doctors: DeskDoctor[];
  mayAct: boolean;
  /** Those of a clinic that has several. */
  branches: readonly BranchName[];
  shown: Shown;
}

export interface Desk {
  address: DeskAddress;
  /** Or why there is none: the role of the account was changed meanwhile, or it could not be loaded. */
  work: Work | 'refused' | 'failed';
}

/** The reception desk as the address wants it. */
export async function loader({ request }: ScreenArgs): Promise<Desk> {
  const address = deskAddress(new URL(request.url).searchParams);
  try {
    return { address, work: await memberCall(request, () => loadWork(address, request.signal)) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(error);
    return { address, work: error.code === 'FORBIDDEN' ? 'refused' : 'failed' };
  }
}

async function loadWork(address: DeskAddress, signal: AbortSignal): Promise<Work> {
  const { data } = await api.get('/api/reception/doctors', DeskDoctors, { signal });
  const { today, doctors, may_act: mayAct, branches = [] } = data;
  const date = address.date ?? today;
  // A doctor has no desk but their own.
  const doctor = mayAct ? doctors.find(({ id }) => id === address.doctor) : doctors[0];
  const shown =
    mayAct && address.search !== ''
      ? await searched(address.search, signal)
      : await looked(address, date, doctor, signal);
  return { today, date, doctors, mayAct, branches, shown };
}

async function searched(search: string, signal: AbortSignal): Promise<Shown> {
  const { data: visits } = await api.get('/api/reception/appointments', DeskVisits, { query: { search }, signal });
  return { kind: 'found', visits };
}

async function looked(
  { view, branch, kind }: DeskAddress,
  date: LocalDate,
  doctor: DeskDoctor | undefined,
  signal: AbortSignal,
): Promise<Shown> {
  if (doctor === undefined) {
    const loadsOn = async (day: LocalDate) => {
      const { data } = await api.get('/api/reception/today', DeskToday, {
        query: { date: day, branch_id: branch ?? undefined },
        signal,
      });
      return data.loads;
    };
    if (view === 'day') return { kind: 'loads', loads: await loadsOn(date) };
    const { first } = datesOf(view, date);
    const dates = Array.from({ length: 7 }, (_, day) => addDays(first, day));
    return {
      kind: 'week',
      week: await Promise.all(dates.map(async (day) => ({ date: day, loads: await loadsOn(day) }))),
    };
  }
  const query = { doctor_id: doctor.id, ...datesOf(view, date), branch_id: branch ?? undefined };
  return { kind: 'days', days: await daysOf(query, kind ?? undefined, signal) };
}

/** A doctor's days with the free times of a kind of visit; of the ordinary one where the doctor does not have that kind. */
async function daysOf(
  query: { doctor_id: number; first: LocalDate; last: LocalDate; branch_id: number | undefined },
  kind: number | undefined,
  signal: AbortSignal,
): Promise<DaysOfDoctor> {
  try {
    return (await api.get('/api/reception/days', DeskDays, { query: { ...query, kind_id: kind }, signal })).data;
  } catch (error) {
    if (kind !== undefined && isApiError(error, 'VALIDATION')) return daysOf(query, undefined, signal);
    throw error;
  }
}

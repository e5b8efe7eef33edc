import { DoctorWeekResponse, SaveWeek, ScheduleEffectResponse, SettledResponse, Week } from '@clinic/contracts/account';
import type { DoctorWeek } from '@clinic/contracts/account';
import { submit, submitByIntent } from '@clinic/kit/forms';
import type { IntentArgs } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { confirmed } from '../../../parts/factors/confirmed.ts';
import { leaveHandlers, settlementsIn, undecidedIn } from '../../../parts/schedules/schedule-actions.ts';
import type { ScheduleResult, ScheduleIntent, ScheduleOutcome } from '../../../parts/schedules/schedule-actions.ts';

export interface WeekData {
  /** Whose week was asked for. */
  doctor: number;
  /** Or why there is none. */
  week: DoctorWeek | 'missing' | 'refused' | 'failed';
}

const whyOf = { FORBIDDEN: 'refused', NOT_FOUND: 'missing' } as const;

/** The week of the doctor in the address. */
export async function loader({ request, params }: ScreenArgs): Promise<WeekData> {
  const doctor = Number(params['id']);
  try {
    const path = `/api/schedules/doctors/${doctor}`;
    const { data } = await memberCall(request, () => api.get(path, DoctorWeekResponse, { signal: request.signal }));
    return { doctor, week: data };
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(error);
    return { doctor, week: error.code in whyOf ? whyOf[error.code as keyof typeof whyOf] : 'failed' };
  }
}

/** The week that is being written, which lies whole in one hidden field. */
function sentWeek(form: FormData): string {
  const written = form.get('week');
  return typeof written === 'string' ? written : '{}';
}

const weekIn = (form: FormData) => JSON.parse(sentWeek(form)) as object;

const addressOf = ({ params }: IntentArgs) => `/api/schedules/doctors/${Number(params['id'])}`;

export const action = submitByIntent<ScheduleIntent, ScheduleResult>({
  ...leaveHandlers,
  effect: (args): ScheduleOutcome =>
    submit(args.request, {
      schema: Week,
      read: weekIn,
      send: (week, { signal }) =>
        memberCall(args.request, async () => {
          const { data } = await api.post(`${addressOf(args)}/effect`, week, ScheduleEffectResponse, { signal });
          return { kind: 'effect' as const, effect: data, of: sentWeek(args.form) };
        }),
    }),
  save: (args): ScheduleOutcome =>
    submit(args.request, {
      schema: SaveWeek,
      check: undecidedIn,
      read: (form) => ({ ...weekIn(form), settlements: settlementsIn(form) }),
      send: (week, { signal }) =>
        memberCall(args.request, async () => {
          const { data } = await confirmed(() => api.post(addressOf(args), week, SettledResponse, { signal }));
          return { kind: 'settled' as const, settled: data };
        }),
    }),
});

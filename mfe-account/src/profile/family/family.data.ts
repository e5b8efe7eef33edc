import { z } from '@clinic/contracts';
import { DependentResponse, DependentList, WriteDependent } from '@clinic/contracts/account';
import type { Dependent } from '@clinic/contracts/account';
import { submissionFailure, submit } from '@clinic/kit/forms';
import type { Submission, SubmissionFailure } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { clinicToday, isBirthDate } from '@clinic/contracts/time';
import { joinDate } from './birth-date.ts';

export interface Family {
  people: Dependent[];
  /** The clinic's day, by which ages are reckoned. */
  today: string;
}

/** The family that the account books for. */
export async function loader({ request }: ScreenArgs): Promise<Family> {
  const { signal } = request;
  const { data: people } = await memberCall(request, () => api.get('/api/dependents', DependentList, { signal }));
  return { people, today: clinicToday(new Date()) };
}

/** What became of a request to remove somebody: the clinic may still expect them, which is put right in the appointments. */
export type RemoveOutcome = { kind: 'removed' } | { kind: 'expected' } | { kind: 'failed'; failure: SubmissionFailure };
/** Whether somebody was added, or what was known of them was corrected. */
export type SaveOutcome = Submission<'added' | 'changed'>;

/** Saves somebody of the family, or removes them. */
export function action({ request }: ScreenArgs) {
  return request.method === 'DELETE' ? remove(request) : save(request);
}

function save(request: Request) {
  const today = clinicToday(new Date());
  const schema = z.extend(WriteDependent, {
    birth_date: z.string().check(z.refine((date: string) => isBirthDate(date, today), 'family.form.birthDateWrong')),
  });
  return submit(request, {
    schema,
    read: (form) => {
      const [day = '', month = '', year = ''] = form.getAll('birth_date').map(String);
      const { name, relation, phone } = Object.fromEntries(form);
      return { name, relation, phone, birth_date: joinDate([day, month, year]) };
    },
    send: (person, { form, idempotencyKey }) =>
      memberCall(request, async () => {
        const id = form.get('id');
        if (id === null) {
          await api.post('/api/dependents', person, DependentResponse, { idempotencyKey, signal: request.signal });
          return 'added' as const;
        }
        await api.send('PATCH', `/api/dependents/${Number(id)}`, person, { signal: request.signal });
        return 'changed' as const;
      }),
  });
}

/** A failure leaves the page as it is: its status keeps the router from loading it again from an API that does not answer. */
async function remove(request: Request) {
  const id = Number((await request.formData()).get('id'));
  try {
    await memberCall(request, () => api.send('DELETE', `/api/dependents/${id}`, undefined, { signal: request.signal }));
    return data<RemoveOutcome>({ kind: 'removed' });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'INVALID_TRANSITION') return data<RemoveOutcome>({ kind: 'expected' });
    // Somebody who is gone already is what was wished for.
    if (error.code === 'NOT_FOUND') return data<RemoveOutcome>({ kind: 'removed' });
    return data<RemoveOutcome>({ kind: 'failed', failure: submissionFailure(error) }, { status: error.status || 503 });
  }
}

import type { z } from '@clinic/contracts';
import { DeskOverview, DeskPage } from '@clinic/contracts/qa';
import type { DeskQuestion } from '@clinic/contracts/qa';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { deskAddress } from './desk-address.ts';
import type { DeskAddress } from './desk-address.ts';

export type Overview = z.infer<typeof DeskOverview>['data'];

export interface Desk {
  address: DeskAddress;
  /** Or why there is none: the role of the account was changed meanwhile, or it could not be loaded. */
  work: { overview: Overview; questions: DeskQuestion[]; total: number; size: number } | 'refused' | 'failed';
  now: string;
}

/** The list that the address names, and how much waits in the others. */
export async function loader({ request }: ScreenArgs): Promise<Desk> {
  const address = deskAddress(new URL(request.url).searchParams);
  return { address, work: await loadWork(request, address), now: new Date().toISOString() };
}

async function loadWork(request: Request, { list, specialty, page }: DeskAddress): Promise<Desk['work']> {
  const { signal } = request;
  const query = { list, page, qa_specialty_id: specialty ?? undefined };
  try {
    const [{ data: overview }, { data }] = await memberCall(request, () =>
      Promise.all([
        api.get('/api/qa/desk/overview', DeskOverview, { signal }),
        api.get('/api/qa/desk/questions', DeskPage, { query, signal }),
      ]),
    );
    return { overview, questions: data.data, total: data.total, size: data.per_page };
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(error);
    return error.code === 'FORBIDDEN' ? 'refused' : 'failed';
  }
}

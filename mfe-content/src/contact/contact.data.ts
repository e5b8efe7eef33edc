import { honeypot } from '@clinic/contracts';
import type { z } from '@clinic/contracts';
import { BranchList, ContactMessage, Received } from '@clinic/contracts/content';
import type { Branch } from '@clinic/contracts/content';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api, orUnavailable } from '@clinic/kit/http';
import type { Loaded, ScreenArgs } from '@clinic/kit/routing';
import { loadHoursIfAny } from '../parts/hours.data.ts';
import { loadPage, orMissing } from '../parts/page-content.data.ts';
import type { ServiceData } from '../parts/page-content.data.ts';

export interface ContactData extends ServiceData {
  /** Those of a clinic that has several. */
  branches: Loaded<Branch[]>;
}

async function loadBranches(signal: AbortSignal): Promise<Branch[]> {
  return (await api.get('/api/branches', BranchList, { signal })).data;
}

async function load(signal: AbortSignal): Promise<ContactData> {
  const [page, hours, branches] = await Promise.all([
    loadPage('contact', signal),
    loadHoursIfAny(['clinic', 'ambulance', 'home-visit-emergency'], signal),
    orUnavailable('the branches', loadBranches(signal), signal),
  ]);
  return { page, hours, branches };
}

/** S15: what is written about reaching the clinic, where its branches are, and when it is open. */
export const loader = ({ request }: ScreenArgs) => orMissing(load(request.signal));

/** S130: a message to the clinic. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ContactMessage,
    send: (message, { idempotencyKey, trap, signal }) =>
      api.post('/api/contact-messages', { ...message, [honeypot]: trap }, Received, { idempotencyKey, signal }),
  });

export type ContactAction = Submission<z.infer<typeof Received>>;

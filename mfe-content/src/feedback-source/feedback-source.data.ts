import { honeypot } from '@clinic/contracts';
import type { z } from '@clinic/contracts';
import { Received, AnswerReferral, ReferralOptionList } from '@clinic/contracts/content';
import type { ReferralOption } from '@clinic/contracts/content';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';

/** S133: the options, or null when they could not be loaded. */
export async function loader({ request: { signal } }: ScreenArgs) {
  try {
    return { options: (await api.get('/api/referral-options', ReferralOptionList, { signal })).data };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return data<{ options: ReferralOption[] | null }>({ options: null }, { status: error.status || 503 });
  }
}

export type ReferralData = { options: ReferralOption[] | null };

/** S20, S133: how a visitor heard of the clinic. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: AnswerReferral,
    send: (answer, { idempotencyKey, trap, signal }) =>
      api.post('/api/referral-answers', { ...answer, [honeypot]: trap }, Received, { idempotencyKey, signal }),
  });

export type ReferralAction = Submission<z.infer<typeof Received>>;

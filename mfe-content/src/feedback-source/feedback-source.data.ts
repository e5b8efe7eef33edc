import { honeypot } from '@clinic/shared/contracts';
import type { z } from '@clinic/shared/contracts';
import { Received, ReferralAnswer, ReferralOptionList } from '@clinic/shared/contracts/content';
import type { ReferralOption } from '@clinic/shared/contracts/content';
import { submit } from '@clinic/shared/forms';
import type { Submission } from '@clinic/shared/forms';
import { api, isApiError } from '@clinic/shared/http';
import { data } from '@clinic/shared/routing';
import type { ScreenArgs } from '@clinic/shared/routing';

/** S133: the options, or null when they could not be loaded. */
export async function loader() {
  try {
    return { options: (await api.get('/api/referral-options', ReferralOptionList)).data };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return data<{ options: ReferralOption[] | null }>({ options: null }, { status: error.status || 503 });
  }
}

export type ReferralData = { options: ReferralOption[] | null };

/** S20, S133: how a visitor heard of the clinic. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ReferralAnswer,
    read: (form) => ({ option: form.get('option') ?? '', custom: form.get('custom') ?? '' }),
    send: (answer, { idempotencyKey, trap }) =>
      api.post(
        '/api/referral-answers',
        { ...answer, [honeypot]: trap },
        Received,
        idempotencyKey === undefined ? {} : { idempotencyKey },
      ),
  });

export type ReferralAction = Submission<z.infer<typeof Received>>;

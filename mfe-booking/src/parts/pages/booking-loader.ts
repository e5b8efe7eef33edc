import { redirect } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall, sessionKnown } from '@clinic/kit/session';
import { adoptChoice } from '../draft/adopt-choice.ts';
import { slotOf } from '../draft/draft.ts';
import type { Step } from '../draft/draft.ts';
import { reachable } from '../draft/earliest-step.ts';
import { changeDraft, claimFor, keptBooking } from '../draft/kept-booking.ts';
import type { Booked } from '../draft/kept-booking.ts';
import { pathOf } from '../draft/step-path.ts';
import { bookedVisit } from './booked-visit.ts';
import { choiceParams } from './choice-params.ts';
import { forgetImpossibleTime } from './offered-time.ts';

/**
 * Loader of a step's page: takes the choice of the address into the draft and leads to the earliest incomplete step when
 * one before this page is missing. `/s` holds two steps: it asks for the doctor once the address names a speciality. The address of what was just booked
 * shows the visit instead of asking again.
 */
export const bookingLoader =
  (page: 's' | 3 | 4 | 5) =>
  async ({ request }: ScreenArgs): Promise<{ step: Step; booked: Booked | null }> => {
    const { user } = await sessionKnown();
    if (user !== null) claimFor(user.public_id);
    return memberCall(request, () => loadStep(page, request));
  };

async function loadStep(page: 's' | 3 | 4 | 5, request: Request): Promise<{ step: Step; booked: Booked | null }> {
  const choice = choiceParams(new URL(request.url).searchParams);
  const booked = page === 's' ? null : await bookedVisit(choice, request.signal);
  if (booked !== null) return { step: 5, booked };
  const before = slotOf(keptBooking().draft);
  await adoptChoice(choice, request.signal);
  await forgetImpossibleTime(choice, before, request.signal);
  const { draft } = keptBooking();
  const asked = page === 's' ? (choice.specialty === null && choice.doctor === null ? 1 : 2) : page;
  const step = reachable(asked, draft);
  if (step !== asked) throw redirect(pathOf(step, draft));
  changeDraft((now) => (now.step === step ? now : { ...now, step }));
  return { step, booked: null };
}

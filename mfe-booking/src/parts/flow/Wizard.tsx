import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { FreeSlot } from '@clinic/contracts';
import { restoreFocus, Stepper } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Typography } from '@clinic/kit/ui';
import { detailsError } from '../draft/details-policy.ts';
import type { DetailsError } from '../draft/details-policy.ts';
import { holdOf, steps, withSlot } from '../draft/draft.ts';
import type { Step } from '../draft/draft.ts';
import { earliestIncomplete, missingAnswer } from '../draft/earliest-step.ts';
import { changeDraft, keep, keptBooking, useKeptBooking } from '../draft/kept-booking.ts';
import { HoldNotice } from '../hold/HoldNotice.tsx';
import { mayBeTakenBySelf, noHold } from '../hold/hold-keeper.ts';
import { useHold } from '../hold/use-hold.ts';
import { SuccessBanner } from '../steps/SuccessBanner.tsx';
import { isSentBefore } from './booking-action.ts';
import { FailureNotice, needsOtherChoice } from './FailureNotice.tsx';
import { Notices } from './Notices.tsx';
import { StepContent } from './StepContent.tsx';
import { useBooking } from './use-booking.ts';
import { useReportStart } from './use-report-start.ts';
import { WizardActions } from './WizardActions.tsx';

interface WizardProps {
  step: Step;
  onStep: (step: Step) => void;
  /** Something was chosen; the draft holds it. */
  onChoice?: () => void;
  /** Leaves the wizard: closes the modal, or leads away from the page. */
  onLeave: () => void;
  /** Where the wizard stands: the page has its own heading, and a link in the modal has to close it. */
  place: 'modal' | 'page';
}

/** The five steps, the same in the modal and on the pages. */
export function Wizard({ step, onStep, onChoice, onLeave, place }: WizardProps) {
  const { t } = useTranslation('booking');
  const { draft, attempt, booked, newsRead } = useKeptBooking();
  const news = newsRead ? null : booked;
  const [error, setError] = useState<DetailsError | null>(null);
  const hold = useHold(holdOf(draft));
  const booking = useBooking({
    onBooked: () => onStep(1),
    onVisitsChanged: hold.renew,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const { forgetFailure } = booking;
  useReportStart();

  useEffect(() => {
    if (shownStep.current !== step && news === null) heading.current?.focus();
    shownStep.current = step;
  }, [step, news]);

  useEffect(
    () => () => {
      // The news of a booking is shown once; leaving step 1 for another page ends it.
      if (shownStep.current === 1) keep({ newsRead: true });
    },
    [],
  );

  const choose: typeof changeDraft = (to) => {
    changeDraft(to);
    onChoice?.();
    const now = keptBooking().draft;
    const isOther = (['doctor', 'branch', 'kind'] as const).some((what) => now[what]?.id !== draft[what]?.id);
    if (isOther || (now.time !== null && now.time !== draft.time)) forgetFailure();
  };
  const change: typeof changeDraft = (to) => {
    setError(null);
    choose(to);
  };
  const goTo = (next: Step) => {
    setError(null);
    forgetFailure();
    onStep(next);
  };
  const takeSlot = (slot: FreeSlot) => {
    forgetFailure();
    choose((now) => withSlot(now, slot));
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (step === 5) {
      hold.stopAsking();
      return booking.book(draft);
    }
    const found = step === 4 ? detailsError(draft) : null;
    setError(found);
    if (found !== null || (step < 4 && earliestIncomplete(draft) <= step)) return;
    if (news !== null) keep({ newsRead: true });
    if (step >= 3) hold.renew();
    goTo((step + 1) as Step);
  };

  // The time may be taken by the booking whose answer was lost: sending that again tells, and books nothing twice.
  const unanswered = step > 3 && mayBeTakenBySelf(hold.state, draft) && isSentBefore(draft, attempt);
  const state = unanswered ? noHold : hold.state;
  const conflict = state.status === 'kept' ? state.conflict : null;
  // At the time itself somebody else may still be meant; once the patient is named, this one cannot book it.
  const refused = step >= 3 && (state.status === 'refused' || (conflict !== null && step > 3));
  // Next pressed while details that nobody types are still on their way would say that they are missing.
  const typed = draft.bookingFor === 'someoneElse' && draft.dependent === undefined;
  const complete = step !== 4 || typed || draft.userDetails.name !== '';
  const { failure } = booking;
  const hopeless = failure !== null && needsOtherChoice(failure);
  const pressing = failure !== null || state.status === 'refused' || conflict !== null;
  // What stands in the way still does after a cancel or a move that failed. A time refused twice is said once.
  const showsHold = failure === null || (failure.intent !== 'book' && !(hopeless && state.status === 'refused'));
  const leaveByLink = place === 'modal' ? onLeave : undefined;
  const notices = (
    <Notices onFocusLost={() => (heading.current === null ? restoreFocus() : heading.current.focus())}>
      {failure !== null && <FailureNotice failure={failure} onSlot={takeSlot} onStep={goTo} onLeave={leaveByLink} />}
      {showsHold && (
        <HoldNotice
          state={state}
          onRenew={hold.renew}
          onSlot={takeSlot}
          onOtherTime={step === 3 ? undefined : () => goTo(3)}
          onOtherDoctor={() => goTo(2)}
          draft={draft}
          busy={booking.running !== null}
          onCancel={booking.cancel}
          onMove={(visit) => booking.move(visit, draft)}
          onLeave={leaveByLink}
          waits={failure !== null}
        />
      )}
    </Notices>
  );
  return (
    <Box component="form" noValidate onSubmit={goOn} sx={[form, place === 'page' && toLowerEdge]}>
      <Stepper steps={steps.map((one) => t(`steps.${one}.label`))} current={step} />
      <Box sx={{ paddingBlock: 3 }}>
        {step === 1 && news !== null && <SuccessBanner booked={news} onLeave={leaveByLink} />}
        {place === 'modal' && (
          <Typography ref={heading} tabIndex={-1} component="h2" variant="h3" sx={{ margin: 0, marginBlockEnd: 2 }}>
            {t(`steps.${step}.title`)}
          </Typography>
        )}
        {pressing && notices}
        <StepContent
          step={step}
          place={place}
          draft={draft}
          change={change}
          error={error}
          submitting={booking.running === 'book'}
          onStep={goTo}
          onLeave={leaveByLink}
        />
        {!pressing && notices}
      </Box>
      <WizardActions
        step={step}
        missing={missingAnswer(step, draft)}
        canGoOn={!refused && !hopeless && complete && (step >= 4 || earliestIncomplete(draft) > step)}
        submitting={booking.running === 'book'}
        onBack={() => goTo((step - 1) as Step)}
        onCancel={onLeave}
      />
    </Box>
  );
}

/** What takes the focus must not end up beneath the buttons at the lower edge (WCAG 2.4.11). */
const form = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& :is(input,select,button,a,h2,[role="alert"])': { scrollMarginBlockEnd: 112 },
  '& :is(h2,[role="alert"])': { scrollMarginBlockStart: 180 },
} as const;

/**
 * The buttons stand at the lower edge of the window under a short content too: whoever presses Next while doctors take the
 * place of their skeletons must not lose it from under the finger. What is above the form is higher than 160 px. On a large
 * screen one height holds every step, as in the modal.
 */
const toLowerEdge = { minHeight: 'min(100svh - 160px, 820px)' } as const;

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Appointment } from '@clinic/contracts';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import { useActions } from '@clinic/kit/forms';
import type { ActionResult } from '@clinic/kit/forms';
import { useBus } from '@clinic/kit/events';
import type { Bus } from '@clinic/kit/events';
import type { ClientErrorCode } from '@clinic/kit/http';
import { closedIn } from '../closed.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { slotOf } from '../draft/draft.ts';
import type { BookingIntent } from './booking-action.ts';
import { bookingFields, onceSettled, slotFields } from './booking-action.ts';
import { explained, failureMessage, isRetryable } from './failure-message.ts';
import type { Failure } from './failure-message.ts';

/** Codes that do not say whether the API did what it was asked for. */
const unclear: readonly ClientErrorCode[] = ['NETWORK', 'TIMEOUT', 'BAD_ANSWER', 'INTERNAL'];

/** Why it failed, in the words of the wizard. That a session ended in the middle is the host's to tell. */
function failureIn({ intent, outcome }: ActionResult<BookingIntent, Appointment>): Failure | null {
  if (outcome.state === 'done') return null;
  if (outcome.state === 'invalid') {
    // Only a booking has details to correct.
    const code = closedIn(outcome.errors.map(({ field }) => field)) ?? (intent === 'book' ? 'VALIDATION' : 'unknown');
    return { intent, code, alternatives: [], retryAfter: null, mayBeDone: false };
  }
  if (outcome.code === 'UNAUTHENTICATED' || outcome.code === 'SESSION_EXPIRED') return null;
  const { alternatives, retryAfter } = outcome;
  const code = explained.find((one) => one === outcome.code) ?? 'unknown';
  return { intent, code, alternatives, retryAfter, mayBeDone: unclear.includes(outcome.code) };
}

/** Tells everybody that a visit was booked, cancelled or moved. */
function tellDone(bus: Bus, intent: BookingIntent, { id }: Appointment): void {
  const key = ({ book: 'bookingSuccess', cancel: 'conflict.cancelled', move: 'conflict.moved' } as const)[intent];
  bus.emit('host/toast.show@1', { kind: 'success', key: `booking:${key}` });
  const topic = intent === 'book' ? 'booking/appointment.created@1' : 'booking/appointment.changed@1';
  bus.emit(topic, { appointment: id });
}

/** The toast of a failure that another try can help. */
const failedToast = {
  book: 'booking:bookingFailed',
  cancel: 'booking:conflict.cancelFailed',
  move: 'booking:conflict.moveFailed',
} as const;

interface BookingCallbacks {
  /** The choice has become a visit. */
  onBooked: () => void;
  /** What stands in the way may be another: a visit was cancelled to make room, or nobody could cancel or move it. */
  onVisitsChanged: () => void;
}

export interface Booking {
  /** What is under way. */
  running: BookingIntent | null;
  failure: Failure | null;
  book: (draft: BookingDraft) => void;
  /** Cancels one of the patient's visits. */
  cancel: (visit: number) => void;
  /** Moves one of the patient's visits to the chosen time. */
  move: (visit: number, draft: BookingDraft) => void;
  /** The choice changed: what was said of the one before is no longer true. */
  forgetFailure: () => void;
}

/** Sends what the wizard asks for to its action, and tells what came of it. */
export function useBooking({ onBooked, onVisitsChanged }: BookingCallbacks): Booking {
  const bus = useBus();
  const [forgotten, forget] = useState<unknown>();
  const actions = useActions<BookingIntent, Appointment>({
    onDone: (intent, visit) => {
      tellDone(bus, intent, visit);
      if (intent === 'cancel') onVisitsChanged();
      else onBooked();
    },
  });
  const { fetcher, latest } = actions;
  // The same object for as long as it is the same failure: the focus goes to each once.
  const latestFailure = useMemo(() => (latest === undefined ? null : failureIn(latest)), [latest]);
  const failure = latest === forgotten || actions.busy ? null : latestFailure;

  const tell = useEffectEvent(() => {
    if (latestFailure === null) return;
    const { intent } = latestFailure;
    if (isRetryable(latestFailure)) bus.emit('host/toast.show@1', { kind: 'error', key: failedToast[intent] });
    if (intent !== 'book') onVisitsChanged();
  });
  useEffect(() => tell(), [latest]);

  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const send = (intent: BookingIntent, fields: Record<string, string>) => {
    if (actions.busy) return;
    onceSettled((result) => {
      // Whoever closed the wizard meanwhile learns of it from the host's messages.
      if (isOpen.current) return;
      const missed = failureIn(result);
      const { outcome } = result;
      if (outcome.state === 'done') tellDone(bus, intent, outcome.answer);
      else if (missed !== null) bus.emit('host/toast.show@1', { kind: 'error', ...failureMessage(missed, 'booking:') });
    });
    // The page under the modal has nothing to do with it, and a page of the wizard would lead to the first step.
    const options = { method: 'post', action: bookingPaths.confirmation({}), defaultShouldRevalidate: false } as const;
    void fetcher.submit({ intent, ...fields }, options);
  };
  return {
    running: (['book', 'cancel', 'move'] as const).find((intent) => actions.isRunning(intent)) ?? null,
    failure,
    book: (draft) => {
      const fields = bookingFields(draft);
      if (fields !== null) send('book', fields);
    },
    cancel: (visit) => send('cancel', { id: String(visit) }),
    move: (visit, draft) => {
      const slot = slotOf(draft);
      if (slot !== null) send('move', { id: String(visit), ...slotFields(slot) });
    },
    forgetFailure: () => forget(latest),
  };
}

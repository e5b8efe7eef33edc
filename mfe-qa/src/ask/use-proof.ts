import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useBus } from '@clinic/kit/events';
import { samePage, useDestination, useLocation, useNavigation, useSubmit } from '@clinic/kit/routing';
import type { AskAction } from './ask.data.ts';
import { prove } from './prove.ts';

/** Whether the API asked for a proof that was not given yet. */
export const wantsProof = (result: AskAction) =>
  result.state === 'failed' && result.code === 'CHALLENGE_REQUIRED' && !('proof' in result.values);

/**
 * Sends the same form once more with a proof when the API asked for one. Whoever goes to another page meanwhile is left to go,
 * and sends nothing more.
 * @returns whether the proof is being worked out, or is on its way
 */
export function useProof(result: AskAction | undefined, form: RefObject<HTMLFormElement | null>): boolean {
  const submit = useSubmit();
  const [givenUp, giveUp] = useState<unknown>(null);
  const bus = useBus();
  const wanted = result !== undefined && wantsProof(result) ? result : null;
  const { pathname } = useLocation();
  const destination = useDestination();
  const isLeaving = (useNavigation().location?.pathname ?? pathname) !== pathname;

  useEffect(() => {
    if (wanted === null || isLeaving) return;
    const left = new AbortController();
    prove(left.signal).then(
      (proof) => {
        if (left.signal.aborted || form.current === null || destination().pathname !== pathname) return;
        const again = new FormData(form.current);
        again.set('proof', proof);
        void submit(again, { method: 'post', state: samePage, preventScrollReset: true });
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.warn(error);
        giveUp(wanted);
        bus.emit('host/toast.show@1', { kind: 'error', key: 'qa:questionSubmitError' });
      },
    );
    return () => left.abort();
  }, [wanted, isLeaving, pathname, destination, form, submit, bus]);

  return wanted !== null && wanted !== givenUp;
}

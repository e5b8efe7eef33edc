import { useEffect, useEffectEvent } from 'react';
import { useBus } from '@clinic/kit/events';
import type { Submission } from '@clinic/kit/forms';
import { useFetcher } from '@clinic/kit/routing';
import type { ActAnswer, Intent } from './acts.data.ts';

/** The acts of the page. One at a time: whoever presses twice, or presses another button meanwhile, acts once. */
export interface Acts {
  fetcher: ReturnType<typeof useFetcher<ActAnswer>>;
  /** The act that is on its way. */
  running: Intent | null;
  /** What came of the latest act, if it was this one. */
  outcomeOf: (intent: Intent) => Submission<true> | undefined;
}

/** Sends what is done to a question, and says when it is done. */
export function useActs(): Acts {
  const bus = useBus();
  const fetcher = useFetcher<ActAnswer>();
  const { data: answer, formData, state } = fetcher;

  const announce = useEffectEvent(({ intent, outcome }: ActAnswer) => {
    if (outcome.state === 'done') bus.emit('host/toast.show@1', { kind: 'success', key: `qa:desk.done.${intent}` });
  });
  useEffect(() => {
    if (answer !== undefined) announce(answer);
  }, [answer]);
  useEffect(() => {
    if (state === 'idle' && answer?.outcome.state === 'done') catchFocus();
  }, [state, answer]);

  return {
    fetcher,
    running: state === 'idle' ? null : ((formData?.get('intent') ?? null) as Intent | null),
    outcomeOf: (intent) => (answer?.intent === intent ? answer.outcome : undefined),
  };
}

/** What was pressed may be gone with the act; who works by keyboard then goes on at the heading. */
function catchFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById('page-title')?.focus();
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useBus } from '@clinic/kit/events';
import { useFetcher } from '@clinic/kit/routing';
import type { ActAnswer, Intent } from './acts.data.ts';

type Outcome = ActAnswer['outcome'];

/** The acts of the desk, one at a time: whoever presses twice acts once. */
export interface Acts {
  fetcher: ReturnType<typeof useFetcher<ActAnswer>>;
  /** The act that is on its way, and the visit that it is about. */
  running: { intent: Intent; id: number | null } | null;
  /** What came of the latest act. */
  answer: ActAnswer | undefined;
}

/** Sends what is done at the desk, and says when it is done. */
export function useActs(onDone: () => void): Acts {
  const bus = useBus();
  const fetcher = useFetcher<ActAnswer>();
  const { data: answer, formData, state } = fetcher;

  const settled = useEffectEvent(({ intent, outcome }: ActAnswer) => {
    if (outcome.state !== 'done') return;
    bus.emit('host/toast.show@1', { kind: 'success', key: `account:reception.done.${intent}`, values: outcome.answer });
    onDone();
  });
  useEffect(() => {
    if (state === 'idle' && answer !== undefined) settled(answer);
  }, [state, answer]);

  const id = formData?.get('id') ?? null;
  const intent = formData?.get('intent') ?? null;
  return {
    fetcher,
    running: state === 'idle' ? null : { intent: intent as Intent, id: id === null ? null : Number(id) },
    answer,
  };
}

/** What a dialog hears of an act: only what was answered since it was opened. */
export function useOutcome(acts: Acts, intent: Intent): Outcome | undefined {
  const { answer } = acts;
  const [before] = useState(answer);
  return answer?.intent === intent && answer !== before ? answer.outcome : undefined;
}

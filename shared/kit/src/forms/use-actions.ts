import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { ActionResult } from './action-by-intent.ts';
import type { Submission } from './submit.ts';

/** The actions of a screen, one at a time: pressing twice, or pressing another button meanwhile, sends one. */
export interface Actions<I extends string, A> {
  fetcher: ReturnType<typeof useFetcher<ActionResult<I, A>>>;
  /** One of the actions is in progress. */
  busy: boolean;
  /** This action is in progress, and about this `id` where one is given. */
  isRunning: (intent: I, id?: number) => boolean;
  latest: ActionResult<I, A> | undefined;
  /** The outcome of the latest action if it was one of these. */
  outcomeOf: (...intents: I[]) => Submission<A> | undefined;
  send: (intent: I, id: number) => void;
}

interface ActionCallbacks<I extends string, A> {
  /** The API did it; the page is still the one before. */
  onDone?: (intent: I, answer: A) => void;
  /** The API did it, and the page was loaded again. */
  onReloaded?: (intent: I, answer: A) => void;
  /** The action is over, done or not; called after `onReloaded`. */
  onSettled?: () => void;
}

/** Sends the actions of a screen to its `submitByIntent` action. */
export function useActions<I extends string, A>({
  onDone,
  onReloaded,
  onSettled,
}: ActionCallbacks<I, A>): Actions<I, A> {
  const fetcher = useFetcher<ActionResult<I, A>>();
  const latest = fetcher.data;
  const { formData, state } = fetcher;

  const done = useEffectEvent(({ intent, outcome }: ActionResult<I, A>) => {
    if (outcome.state === 'done') onDone?.(intent, outcome.answer);
  });
  const reloaded = useEffectEvent(({ intent, outcome }: ActionResult<I, A>) => {
    if (outcome.state === 'done') onReloaded?.(intent, outcome.answer);
    onSettled?.();
  });
  useEffect(() => {
    if (latest !== undefined) done(latest);
  }, [latest]);
  useEffect(() => {
    if (state === 'idle' && latest !== undefined) reloaded(latest);
  }, [state, latest]);

  const busy = state !== 'idle';
  return {
    fetcher,
    busy,
    isRunning: (intent, id) =>
      busy && formData?.get('intent') === intent && (id === undefined || Number(formData.get('id')) === id),
    latest,
    outcomeOf: (...intents) => (latest !== undefined && intents.includes(latest.intent) ? latest.outcome : undefined),
    send: (intent, about) => void fetcher.submit({ intent, id: String(about) }, { method: 'post' }),
  };
}

/** The outcome of an action since the form that asks was opened: an earlier try says nothing about a form opened again. */
export function useActionOutcome<I extends string, A>(actions: Actions<I, A>, intent: I): Submission<A> | undefined {
  const outcome = actions.outcomeOf(intent);
  const [before] = useState(outcome);
  return outcome === before ? undefined : outcome;
}

import { useEffect, useEffectEvent } from 'react';
import { useBus } from '@clinic/kit/events';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useFetcher, useNavigate } from '@clinic/kit/routing';
import type { Intent, WaitingListAnswer } from './waiting-list.data.ts';

export type Acts = ReturnType<typeof useActs>;

/** Sends what is done on this page, one thing at a time, says when it is done, and keeps the focus from getting lost. */
export function useActs() {
  const bus = useBus();
  const navigate = useNavigate();
  const fetcher = useFetcher<WaitingListAnswer>();
  const { data: answer, formData, state } = fetcher;

  const settled = useEffectEvent(({ intent, outcome }: WaitingListAnswer) => {
    if (outcome.state !== 'done') return;
    bus.emit('host/toast.show@1', { kind: 'success', key: `account:waitingList.done.${intent}` });
    const { appointment } = outcome.answer;
    if (appointment !== null) void navigate(accountPaths.appointment(appointment));
    // What was pressed may be gone with it.
    else document.getElementById('page-title')?.focus();
  });
  useEffect(() => {
    if (state === 'idle' && answer !== undefined) settled(answer);
  }, [state, answer]);

  const id = formData?.get('id') ?? null;
  return {
    fetcher,
    busy: state !== 'idle',
    isRunning: (intent: Intent, of: number) =>
      state !== 'idle' && formData?.get('intent') === intent && Number(id) === of,
    /** What came of the latest act, if it was one of these. */
    outcomeOf: (...intents: Intent[]) =>
      answer !== undefined && intents.includes(answer.intent) ? answer.outcome : undefined,
    send: (intent: Intent, of: number) => void fetcher.submit({ intent, id: String(of) }, { method: 'post' }),
  };
}

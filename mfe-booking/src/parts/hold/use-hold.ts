import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SlotChoice } from '@clinic/contracts';
import { useSession } from '@clinic/kit/session';
import { HoldKeeper } from './hold-keeper.ts';
import type { HoldState } from './hold-keeper.ts';

export interface KeptTime {
  state: HoldState;
  /** Starts the five minutes anew. */
  renew: () => void;
  /** The time became an appointment. */
  settle: () => void;
}

/** Keeps the chosen time while the wizard is shown to somebody signed in, and gives it back when the wizard is left. */
export function useHold(choice: SlotChoice | null): KeptTime {
  const [keeper] = useState(() => new HoldKeeper());
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const member = useSession((session) => session.state === 'member');
  const { doctor_id, specialty_id, date, time } = choice ?? {};
  const slot = useMemo(() => {
    if (!member || doctor_id === undefined || specialty_id === undefined || date === undefined) return null;
    return time === undefined ? null : { doctor_id, specialty_id, date, time };
  }, [member, doctor_id, specialty_id, date, time]);

  useEffect(() => {
    if (slot === null) return;
    keeper.keep(slot);
    return () => {
      if (useSession.getState().state === 'member') keeper.release();
    };
  }, [keeper, slot]);

  return { state, renew: () => slot !== null && keeper.keep(slot), settle: () => keeper.settle() };
}

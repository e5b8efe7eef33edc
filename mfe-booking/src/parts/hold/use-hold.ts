import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { HoldRequest } from '@clinic/contracts';
import { useSession } from '@clinic/kit/session';
import { keptBooking } from '../draft/kept-booking.ts';
import { HoldKeeper } from './hold-keeper.ts';
import type { HoldState } from './hold-keeper.ts';

export interface KeptTime {
  state: HoldState;
  /** Starts the five minutes again. */
  renew: () => void;
  /** The time is about to be booked: what is still on its way to keep it comes too late. */
  stopAsking: () => void;
}

/** Whether the time has become a visit: then there is nothing to give back. */
function isBooked({ doctor_id, date, time }: HoldRequest): boolean {
  const { booked } = keptBooking();
  return booked?.doctor.id === doctor_id && booked.date === date && booked.time === time;
}

/** Keeps the chosen time while the wizard is shown to somebody signed in, and gives it back when the wizard is left. */
export function useHold(choice: HoldRequest | null): KeptTime {
  const [keeper] = useState(() => new HoldKeeper());
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const member = useSession((session) => session.state === 'member');
  const { doctor_id, specialty_id, branch_id, kind_id, date, time, bookingFor, dependent_id } = choice ?? {};
  const slot = useMemo(() => {
    if (!member || doctor_id === undefined || specialty_id === undefined || date === undefined) return null;
    if (time === undefined) return null;
    return { doctor_id, specialty_id, branch_id, kind_id, date, time, bookingFor, dependent_id };
  }, [member, doctor_id, specialty_id, branch_id, kind_id, date, time, bookingFor, dependent_id]);

  useEffect(() => {
    if (slot === null) return;
    keeper.keep(slot);
    return () => {
      if (isBooked(slot)) keeper.settle();
      else if (useSession.getState().state === 'member') keeper.release();
    };
  }, [keeper, slot]);

  return { state, renew: () => slot !== null && keeper.keep(slot), stopAsking: () => keeper.stopAsking() };
}

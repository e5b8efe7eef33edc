import { useEffect } from 'react';
import { useBus } from '@clinic/kit/events';
import { keep, useKeptBooking } from '../draft/kept-booking.ts';

/** Tells that somebody began to book: once in the modal and on the pages together, and anew when the news of a visit was read. */
export function useStart(): void {
  const bus = useBus();
  const { started, booked, newsRead } = useKeptBooking();
  const begins = !started && (newsRead || booked === null);
  useEffect(() => {
    if (!begins) return;
    keep({ started: true });
    bus.emit('booking/wizard.started@1', {});
  }, [begins, bus]);
}

import { useEffect } from 'react';
import { useBus } from '@clinic/kit/events';
import { keep, useKeptBooking } from '../draft/kept-booking.ts';

/** Reports that somebody began to book: once for the modal and the pages together, and again once the news of a visit was read. */
export function useReportStart(): void {
  const bus = useBus();
  const { started, booked, newsRead } = useKeptBooking();
  const begins = !started && (newsRead || booked === null);
  useEffect(() => {
    if (!begins) return;
    keep({ started: true });
    bus.emit('booking/wizard.started@1', {});
  }, [begins, bus]);
}

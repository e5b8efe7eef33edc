import { columnsOf } from './columns-of.ts';
import { doctors } from './schema.ts';

/** What a doctor asks of bookings, as a query reads it. */
export const bookingColumns = columnsOf(doctors, 'leadHours', 'bufferBefore', 'bufferAfter', 'mostPerDay');

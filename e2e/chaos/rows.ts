import type { Row } from './row.ts';
import { databaseAway } from './rows/database-away.ts';
import { diskFull } from './rows/disk-full.ts';
import { idempotency } from './rows/idempotency.ts';
import { killedWhileBooking } from './rows/killed-while-booking.ts';
import { laterMigration } from './rows/later-migration.ts';
import { linearizableSlots } from './rows/linearizable-slots.ts';
import { messages } from './rows/messages.ts';
import { mixedHour } from './rows/mixed-hour.ts';
import { oneSlot } from './rows/one-slot.ts';
import { pointInTime } from './rows/point-in-time.ts';
import { overlaps } from './rows/overlaps.ts';
import { overload } from './rows/overload.ts';
import { rollingRestart } from './rows/rolling-restart.ts';
import { secondProcess } from './rows/second-process.ts';
import { slowQueries } from './rows/slow-queries.ts';
import { timeZones } from './rows/time-zones.ts';
import { hostKilled } from './rows/host-killed.ts';
import { wayToApi } from './rows/way-to-api.ts';
import { rollingSite } from './rows/rolling-site.ts';
import { releaseSwitch } from './rows/release-switch.ts';
import { clockJumps } from './rows/clock-jumps.ts';
import { releaseKilled } from './rows/release-killed.ts';
import { releaseServiceKilled } from './rows/release-service-killed.ts';
import { renderer } from './rows/renderer.ts';

/** What `npm run chaos` tries, in this order: the mixed hour is the last. */
export const rows: readonly Row[] = [
  oneSlot,
  linearizableSlots,
  overlaps,
  idempotency,
  killedWhileBooking,
  secondProcess,
  rollingRestart,
  laterMigration,
  messages,
  overload,
  slowQueries,
  timeZones,
  renderer,
  diskFull,
  databaseAway,
  hostKilled,
  wayToApi,
  rollingSite,
  releaseSwitch,
  clockJumps,
  releaseKilled,
  releaseServiceKilled,
  pointInTime,
  mixedHour,
];

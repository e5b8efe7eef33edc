import { send } from '../client.ts';
import type { Clinic } from '../clinic.ts';
import { bothEngines } from '../engine.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { doctorsOf } from '../slots.ts';

const zones = ['UTC', 'Asia/Riyadh', 'America/Los_Angeles'];
const dayMs = 86_400_000;

/** The minute before and the minute after midnight at the clinic, some days from now. */
function instants(): string[] {
  const midnight = new Date();
  midnight.setUTCHours(21, 0, 0, 0);
  return [-60_000, 60_000].map((distance) => new Date(midnight.getTime() + 3 * dayMs + distance).toISOString());
}

/** All that depends on days and hours, as the API says it. */
async function timetable(clinic: Clinic, doctorId: number): Promise<string> {
  const patient = clinic.patients[0];
  const parts: string[] = [];
  const { body } = await send(`${clinic.url}/api/available-days?doctor_id=${doctorId}`);
  const { days } = JSON.parse(body) as { days: Record<string, number> };
  parts.push(body);
  for (const date of Object.keys(days))
    parts.push((await send(`${clinic.url}/api/available-slots?date=${date}&doctor_id=${doctorId}`)).body);
  for (const path of [
    '/api/available-doctors?specialty_id=1',
    '/api/awareness-events',
    '/api/awareness-events/today',
    '/api/hours',
    '/api/appointments',
  ])
    parts.push(
      (await send(clinic.url + path, { token: patient?.token ?? '' })).body.replace(/"request_id":"[^"]*"/, ''),
    );
  return parts.join('\n');
}

async function run({ openClinic }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const [doctorId = 0] = await doctorsOf(clinic.url, 1);
  const different: string[] = [];
  const seen = new Set<string>();
  for (const now of instants()) {
    let first: string | null = null;
    for (const zone of zones) {
      await clinic.stop();
      await clinic.start({ TZ: zone, CLINIC_NOW: now });
      const said = await timetable(clinic, doctorId);
      seen.add(said);
      first ??= said;
      if (said !== first) different.push(`${zone} at ${now}`);
    }
  }
  return {
    // One timetable for each day: another day must be another one, or nothing was compared.
    pass: different.length === 0 && seen.size === instants().length,
    figures: {
      'zones of the server': zones.join(', '),
      'instants, a minute before and after midnight at the clinic': instants().length,
      'timetables that differ': different.join(', ') || 'none',
    },
  };
}

/** R19: the zone of the server changes nothing. */
export const timeZones: Row = { id: 'R19', name: 'Time zones', engines: bothEngines, weight: 1, run };

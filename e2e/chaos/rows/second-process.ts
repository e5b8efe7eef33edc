import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../site/processes.ts';
import { send } from '../client.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { bookingOf, freeSlots } from '../slots.ts';

const mostTries = 5;

async function startSecond(settings: Record<string, string>) {
  const begun = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'api/src/main.ts')], {
    env: { PATH: process.env['PATH'], ...settings, API_PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said.trim(), milliseconds: Math.round(performance.now() - begun) };
}

async function run({ openClinic, begin }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const [first, second] = await freeSlots(clinic.url, 1, 2);
  const [patient, another] = clinic.patients;
  if (!first || !second || !patient || !another) throw new Error('the clinic has no two free slots');
  const url = `${clinic.url}/api/appointments`;
  const deadline = begin();
  const before = await send(url, { method: 'POST', token: patient.token, body: bookingOf(first) });
  const tries = [];
  while (tries.length < mostTries && (tries.length === 0 || performance.now() < deadline))
    tries.push(await startSecond(clinic.settings()));
  const after = await send(url, { method: 'POST', token: another.token, body: bookingOf(second) });
  const records = await clinic.records();
  const clear = /^Another server \(process \d+\) is using the data folder [^\n]+$/;
  const unclear = tries.filter(({ code, said }) => code !== 1 || !clear.test(said)).length;
  return {
    pass: unclear === 0 && before.status === 201 && after.status === 201 && records.appointments === 2,
    figures: {
      tries: tries.length,
      'ended otherwise than with 1 and a clear line': unclear,
      'slowest end (goal 1 s)': `${(Math.max(...tries.map(({ milliseconds }) => milliseconds)) / 1000).toFixed(1)} s`,
      'bookings of the first one before and after': `${before.status}, ${after.status}`,
      'appointments stored': records.appointments,
    },
  };
}

/** R7: a second process on the data folder of the embedded database. */
export const secondProcess: Row = {
  id: 'R7',
  name: 'Second process on the data folder',
  engines: ['pglite'],
  weight: 1,
  run,
};

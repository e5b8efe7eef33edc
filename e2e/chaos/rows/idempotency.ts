import type { Appointment } from '@clinic/contracts';
import { codeOf, read, send, sendPatiently } from '../client.ts';
import type { Answer } from '../client.ts';
import { bothEngines } from '../engine.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { bookingOf, freeSlots } from '../slots.ts';

const copies = 50;
const mostRounds = 10;

async function run({ openClinic, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const slots = await freeSlots(clinic.url, 1, mostRounds * 2);
  const deadline = begin();
  const url = `${clinic.url}/api/appointments`;
  const asked: { post: (body?: unknown) => Promise<Answer>; body: string; token: string }[] = [];
  let different = 0;
  let rounds = 0;
  while (rounds < mostRounds && (rounds === 0 || performance.now() < deadline)) {
    const slot = slots[rounds * 2];
    const token = clinic.patients[rounds]?.token ?? '';
    if (slot === undefined) break;
    const headers = { 'idempotency-key': `chaos-${rounds}` };
    const post = async (body: unknown = bookingOf(slot)) =>
      (await sendPatiently(url, { method: 'POST', token, body, headers }, random)).answer;
    const answers = await Promise.all(Array.from({ length: copies }, () => post()));
    const body = answers[0]?.body ?? '';
    different += answers.filter((answer) => answer.status !== 201 || answer.body !== body).length;
    asked.push({ post, body, token });
    rounds += 1;
  }

  await clinic.kill();
  await clinic.start();
  let notReplayed = 0;
  let otherBodyTaken = 0;
  let rows = 0;
  for (const [index, { post, body, token }] of asked.entries()) {
    const again = await post();
    if (again.body !== body || again.headers['idempotent-replayed'] !== 'true') notReplayed += 1;
    const other = slots[index * 2 + 1];
    const refused = other && (await post(bookingOf(other)));
    if (refused === undefined || refused.status !== 422 || codeOf(refused) !== 'IDEMPOTENCY_MISMATCH')
      otherBodyTaken += 1;
    rows += read<{ data: Appointment[] }>(await send(url, { token })).data.length;
  }
  const records = await clinic.records();
  return {
    pass: different + notReplayed + otherBodyTaken + records.withoutAnswer === 0 && rows === rounds,
    figures: {
      keys: rounds,
      'requests with each, at once': copies,
      'answers that differ': different,
      'not answered alike after kill -9': notReplayed,
      'other body not refused (422)': otherBodyTaken,
      'appointments stored': rows,
    },
  };
}

/** R5: a repeated request does nothing twice, at once and after a restart. */
export const idempotency: Row = { id: 'R5', name: 'Idempotency', engines: bothEngines, weight: 1, run };

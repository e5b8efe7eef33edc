import { codeOf, sendPatiently } from '../client.ts';
import { bothEngines } from '../engine.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { bookingOf, freeSlots, shuffled } from '../slots.ts';

const mostRounds = 20;

async function run({ openClinic, crowd, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const slots = shuffled(await freeSlots(clinic.url, 1, 200), random);
  const deadline = begin();
  let rounds = 0;
  let winners = 0;
  let wrongRounds = 0;
  let refusals = 0;
  const others = new Map<string, number>();
  for (const slot of slots) {
    if (rounds === mostRounds || (rounds > 0 && performance.now() > deadline)) break;
    const people = shuffled(clinic.patients, random).slice(0, crowd);
    const answers = await Promise.all(
      people.map(({ token }) =>
        sendPatiently(`${clinic.url}/api/appointments`, { method: 'POST', token, body: bookingOf(slot) }, random),
      ),
    );
    rounds += 1;
    const won = answers.filter(({ answer }) => answer.status === 201).length;
    const taken = answers.filter(({ answer }) => codeOf(answer) === 'SLOT_TAKEN').length;
    winners += won;
    refusals += answers.reduce((sum, one) => sum + one.refusals, 0);
    if (won !== 1 || won + taken !== people.length) wrongRounds += 1;
    for (const { answer } of answers) {
      if (answer.status === 201 || codeOf(answer) === 'SLOT_TAKEN') continue;
      const kind = `${answer.status} ${codeOf(answer)}`.trim();
      others.set(kind, (others.get(kind) ?? 0) + 1);
    }
  }
  const records = await clinic.records();
  return {
    pass:
      wrongRounds === 0 &&
      records.appointments === winners &&
      records.withoutMessage === 0 &&
      records.messagesWithoutAppointment === 0,
    figures: {
      rounds,
      'bookings of one slot in each': crowd,
      winners,
      'rounds with anything but one winner and 409 for the others': wrongRounds,
      'asked to come again (503 with Retry-After), then answered': refusals,
      'other answers': [...others].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none',
      'appointments stored': records.appointments,
      'of them without their message': records.withoutMessage,
    },
  };
}

/** R1: one slot, many patients. */
export const oneSlot: Row = { id: 'R1', name: 'One slot, many patients', engines: bothEngines, weight: 3, run };

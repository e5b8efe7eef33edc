import { mulberry32 } from '@clinic/node/bench';
import type { Action, Operation } from './linearizability.ts';
import { checkSlot } from './linearizability.ts';

const book = (by: string): Action => ({ kind: 'book', by });
const cancel = (by: string): Action => ({ kind: 'cancel', by });
const refused: Action = { kind: 'refused' };
const free: Action = { kind: 'read', isFree: true };
const taken: Action = { kind: 'read', isFree: false };
const at = (start: number, end: number, action: Action): Operation => ({ action, start, end });
const decisionOn = (...operations: Operation[]) => checkSlot(operations).kind;

describe('a history that fits an order', () => {
  test.each<[string, Operation[]]>([
    ['nothing', []],
    [
      'one after the other',
      [at(0, 1, free), at(2, 3, book('a')), at(4, 5, taken), at(6, 7, cancel('a')), at(8, 9, free)],
    ],
    ['two at once, one of them refused', [at(0, 9, book('a')), at(1, 8, refused)]],
    ['a read during a booking sees either', [at(0, 9, book('a')), at(1, 2, free), at(3, 4, taken)]],
    [
      'the slot goes from one to another while both wait',
      [at(0, 1, book('a')), at(2, 9, cancel('a')), at(3, 8, book('b'))],
    ],
    ['a booking without an answer took effect', [at(0, Infinity, book('a')), at(5, 6, taken)]],
    ['a booking without an answer did not', [at(0, Infinity, book('a')), at(5, 6, free), at(7, 8, book('b'))]],
    ['it took effect later than others', [at(0, Infinity, book('a')), at(5, 6, free), at(7, 8, refused)]],
  ])('%s', (_name, operations) => {
    expect(decisionOn(...operations)).toBe('linearizable');
  });
});

describe('a history that fits none', () => {
  test.each<[string, Operation[]]>([
    ['two got the slot', [at(0, 5, book('a')), at(1, 4, book('b'))]],
    [
      'two got it, the first of whom only later gave it back',
      [at(0, 1, book('a')), at(2, 3, book('b')), at(4, 5, cancel('a'))],
    ],
    ['a read after the booking shows it free', [at(0, 1, book('a')), at(2, 3, free)]],
    ['reads go back in time', [at(0, 9, book('a')), at(1, 2, taken), at(3, 4, free)]],
    ['refused though nobody had it', [at(0, 1, refused), at(2, 3, book('a'))]],
    ['a booking is gone without a cancellation', [at(0, 1, book('a')), at(2, 3, taken), at(4, 5, book('b'))]],
    ['one that was cancelled still stands', [at(0, 1, book('a')), at(2, 3, cancel('a')), at(4, 5, taken)]],
    ['another one’s was cancelled', [at(0, 1, book('a')), at(2, 3, cancel('b'))]],
    ['what had no answer took effect twice', [at(0, Infinity, book('a')), at(2, 3, taken), at(4, 5, free)]],
  ])('%s', (_name, operations) => {
    expect(decisionOn(...operations)).toBe('violation');
  });
});

/** What clients of a slot that works see, each with delays before and after the moment in which the slot decides. */
function correctHistory(seed: number, length: number): Operation[] {
  const random = mulberry32(seed);
  const clients = Array.from({ length: 8 }, (_, index) => `c${index}`);
  const freeAt = new Map<string, number>(clients.map((client) => [client, 0]));
  const operations: Operation[] = [];
  let owner: string | null = null;
  for (let moment = 1; operations.length < length; moment += 1) {
    const client = clients[Math.floor(random() * clients.length)] ?? 'c0';
    const start = Math.max(freeAt.get(client) ?? 0, moment - random() * 6);
    if (start >= moment) continue;
    const end = moment + random() * 6;
    freeAt.set(client, end);
    const draw = random();
    let action: Action;
    if (draw < 0.3) action = { kind: 'read', isFree: owner === null };
    else if (owner === client) action = cancel(client);
    else action = owner === null ? book(client) : refused;
    if (action.kind === 'book') owner = client;
    if (action.kind === 'cancel') owner = null;
    operations.push({ action, start, end });
  }
  return operations;
}

test.each([1, 2, 3, 4, 5])('a long history of a slot that works fits, and not once a read lies (seed %i)', (seed) => {
  const operations = correctHistory(seed, 3000);
  expect(checkSlot(operations)).toEqual({ kind: 'linearizable' });
  // One more read long after everything, which says the contrary of what is.
  const ended = Math.max(...operations.map(({ end }) => end));
  const decisions = [free, taken].map((read) => checkSlot([...operations, at(ended + 1, ended + 2, read)]).kind);
  expect(decisions.sort()).toEqual(['linearizable', 'violation']);
});

test('it gives up after so many steps', () => {
  const operations = correctHistory(1, 100);
  expect(checkSlot(operations, 10)).toEqual({ kind: 'undecided', steps: 11 });
});

/**
 * Whether what clients saw of one slot fits any order of the requests: the algorithm of Wing and Gong, with the memory of Lowe,
 * over a register that has one owner or none.
 */

/** What a request did or saw. */
export type Action =
  | { readonly kind: 'book'; readonly by: string }
  /** Refused because somebody has the slot. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'cancel'; readonly by: string }
  /** A list of free times, with the slot in it or not. */
  | { readonly kind: 'read'; readonly isFree: boolean };

/** One request for the slot, with the times between which it took effect. */
export interface Operation {
  readonly action: Action;
  readonly start: number;
  /** `Infinity` when no answer came: it may have taken effect at any time after its start, or never. */
  readonly end: number;
}

export type Decision =
  | { readonly kind: 'linearizable' }
  /** No order fits; `longest` is how many requests the longest order that fits begins with. */
  | { readonly kind: 'violation'; readonly longest: number }
  | { readonly kind: 'undecided'; readonly steps: number };

type Owner = string | null;

/** The owner after an action, or `undefined` when the action cannot have happened with this owner. */
function after(owner: Owner, action: Action): Owner | undefined {
  switch (action.kind) {
    case 'book':
      return owner === null ? action.by : undefined;
    case 'cancel':
      return owner === action.by ? null : undefined;
    case 'refused':
      return owner === null ? undefined : owner;
    case 'read':
      return (owner === null) === action.isFree ? owner : undefined;
  }
}

/** A request's call or its answer, in a list from which both are taken when the request has its place in the order. */
interface Event {
  readonly id: number;
  readonly operation: Operation;
  /** Of a call: its answer. */
  readonly answer: Event | null;
  previous: Event | null;
  next: Event | null;
}

/** Calls and answers by time; at the same instant a call is first, so that the two requests count as concurrent. */
function eventsOf(operations: readonly Operation[]): Event {
  const events = operations.flatMap((operation, id) => {
    const answer: Event = { id, operation, answer: null, previous: null, next: null };
    const call: Event = { id, operation, answer, previous: null, next: null };
    return [
      { at: operation.start, order: 0, event: call },
      { at: operation.end, order: 1, event: answer },
    ];
  });
  events.sort((one, other) => (one.at === other.at ? one.order - other.order : one.at < other.at ? -1 : 1));
  const head: Event = {
    id: -1,
    operation: { action: { kind: 'refused' }, start: 0, end: 0 },
    answer: null,
    previous: null,
    next: null,
  };
  let last = head;
  for (const { event } of events) {
    last.next = event;
    event.previous = last;
    last = event;
  }
  return head;
}

function unlink(event: Event): void {
  if (event.previous) event.previous.next = event.next;
  if (event.next) event.next.previous = event.previous;
}

function relink(event: Event): void {
  if (event.previous) event.previous.next = event;
  if (event.next) event.next.previous = event;
}

/** The requests that have their place, as a set that can be told from any other. */
class Placed {
  readonly #words: Uint32Array;

  constructor(size: number) {
    this.#words = new Uint32Array(Math.ceil(size / 32));
  }

  toggle(id: number): void {
    const word = id >>> 5;
    this.#words[word] = (this.#words[word] ?? 0) ^ (1 << (id & 31));
  }

  /** Everything before the first and after the last mixed word is the same for all sets of this size. */
  key(): string {
    const words = this.#words;
    let full = 0;
    while (full < words.length && words[full] === 0xffff_ffff) full += 1;
    let end = words.length;
    while (end > full && words[end - 1] === 0) end -= 1;
    return `${full}:${words.slice(full, end).join(',')}`;
  }
}

/** Looks for an order that fits. It gives up after so many steps, which only histories with many lost answers need. */
export function checkSlot(operations: readonly Operation[], mostSteps = 5_000_000): Decision {
  const head = eventsOf(operations);
  const placed = new Placed(operations.length);
  const seen = new Set<string>();
  const order: { call: Event; before: Owner }[] = [];
  let answersLeft = operations.filter(({ end }) => end !== Infinity).length;
  let owner: Owner = null;
  let longest = 0;
  let event = head.next;

  for (let steps = 0; answersLeft > 0; steps += 1) {
    if (steps > mostSteps) return { kind: 'undecided', steps };
    if (event !== null && event.answer !== null) {
      const next = after(owner, event.operation.action);
      if (next !== undefined) {
        placed.toggle(event.id);
        const key = `${next ?? ''}|${placed.key()}`;
        if (!seen.has(key)) {
          seen.add(key);
          order.push({ call: event, before: owner });
          longest = Math.max(longest, order.length);
          owner = next;
          if (event.operation.end !== Infinity) answersLeft -= 1;
          unlink(event);
          unlink(event.answer);
          event = head.next;
          continue;
        }
        placed.toggle(event.id);
      }
      event = event.next;
      continue;
    }
    // An answer came before its request found a place, or nothing is left to try: the last place was wrong.
    const last = order.pop();
    if (last === undefined) return { kind: 'violation', longest };
    const { call, before } = last;
    placed.toggle(call.id);
    owner = before;
    if (call.operation.end !== Infinity) answersLeft += 1;
    if (call.answer) relink(call.answer);
    relink(call);
    event = call.next;
  }
  return { kind: 'linearizable' };
}

import { stateTopics, topics } from '@clinic/contracts';
import type { Envelope, Payload, Topic } from '@clinic/contracts';

type Handler<T extends Topic> = (payload: Payload<T>, envelope: Envelope<T>) => void;

/** The bus as one subscriber sees it. */
export interface Bus {
  /** Tells everybody who listens. In development a payload that does not fit its schema throws; in production it is dropped and counted. */
  emit<T extends Topic>(topic: T, payload: Payload<T>): void;
  /** Listens until the returned function is called. A state topic is delivered at once with its last value. */
  on<T extends Topic>(topic: T, handler: Handler<T>): () => void;
}

export interface BusSettings {
  /** Whether a wrong use throws (development) or is dropped and counted (production). */
  strict: boolean;
  now: () => Date;
  /** Called for a handler that threw and for an event that was dropped. */
  onError: (report: {
    topic: string;
    source: string;
    reason: 'handler' | 'payload' | 'topic';
    error?: unknown;
  }) => void;
}

/**
 * What became of an event: `delivered` to whoever listens, or dropped because its payload does not fit (`payload`) or its sender
 * may not emit it or listen to it (`topic`); `handler` is one more, for a listener that threw.
 */
export interface BusTrace {
  topic: string;
  source: string;
  /** ISO 8601. */
  time: string;
  outcome: 'delivered' | 'payload' | 'topic' | 'handler';
  /** Of an event that was delivered. */
  payload?: unknown;
}

/** The whole bus: the host keeps it and hands out scoped buses. */
export interface BusHub {
  /** Shows everything that happens on the bus from now on, until the returned function is called. */
  follow(watch: (trace: BusTrace) => void): () => void;
  /** A bus that can only emit and listen to the topics named. `source` is `name@release`. */
  scoped(source: string, scope: { emits: readonly Topic[]; listens: readonly Topic[] }): Bus;
  /** The host's own bus: every topic. */
  host: Bus;
}

/** One bus per page. Personal data never travels on it: ids do. */
export function createBus(settings: BusSettings): BusHub {
  const handlers = new Map<Topic, Set<Handler<Topic>>>();
  const retained = new Map<Topic, Envelope>();
  const watchers = new Set<(trace: BusTrace) => void>();
  let count = 0;

  function show(trace: Omit<BusTrace, 'time'>): void {
    for (const watch of watchers) watch({ ...trace, time: settings.now().toISOString() });
  }

  function deliver(handler: Handler<Topic>, envelope: Envelope): void {
    const { topic, source } = envelope;
    try {
      handler(envelope.payload, envelope);
    } catch (error) {
      show({ topic, source, outcome: 'handler' });
      settings.onError({ topic, source, reason: 'handler', error });
    }
  }

  function refuse(topic: string, source: string, reason: 'payload' | 'topic', why: string): void {
    show({ topic, source, outcome: reason });
    settings.onError({ topic, source, reason });
    if (settings.strict) throw new TypeError(`${source} may not emit or listen to ${topic}: ${why}`);
  }

  function busFor(source: string, mayEmit: (topic: Topic) => boolean, mayListen: (topic: Topic) => boolean): Bus {
    return {
      emit(topic, payload) {
        if (!mayEmit(topic))
          return refuse(topic, source, 'topic', 'it is not among the topics it emits in its descriptor');
        const parsed = topics[topic].safeParse(payload);
        if (!parsed.success) return refuse(topic, source, 'payload', parsed.error.message);
        count += 1;
        const envelope = {
          topic,
          version: Number(topic.slice(topic.lastIndexOf('@') + 1)),
          id: `${source}-${count}`,
          time: settings.now().toISOString(),
          source,
          payload: parsed.data,
        } as Envelope;
        show({ topic, source, outcome: 'delivered', payload: parsed.data });
        if (stateTopics.includes(topic)) retained.set(topic, envelope);
        for (const handler of [...(handlers.get(topic) ?? [])]) deliver(handler, envelope);
      },
      on(topic, handler) {
        if (!mayListen(topic)) {
          refuse(topic, source, 'topic', 'it is not among the topics it listens to in its descriptor');
          return () => undefined;
        }
        const listeners = handlers.get(topic) ?? new Set();
        handlers.set(topic, listeners);
        const listener = handler as unknown as Handler<Topic>;
        listeners.add(listener);
        const last = retained.get(topic);
        if (last !== undefined) deliver(listener, last);
        return () => listeners.delete(listener);
      },
    };
  }

  return {
    follow(watch) {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    host: busFor(
      'host',
      () => true,
      () => true,
    ),
    scoped: (source, { emits, listens }) =>
      busFor(
        source,
        (topic) => emits.includes(topic) && !stateTopics.includes(topic),
        (topic) => listens.includes(topic),
      ),
  };
}

import type { CheckFinding, JsonSchema } from '@clinic/contracts';
import type { HostSide, RemoteSide } from './host-side.ts';
import { mismatch } from './json-schema.ts';

/** One who emits or listens, with the schema of a topic as its build knows it. */
interface Participant {
  name: string;
  schema: JsonSchema;
}

/** The bus has to take everything that a remote may send, and each listener everything that the bus hands on. */
export function eventsOnBus({ provides }: HostSide, remotes: readonly RemoteSide[]): CheckFinding[] {
  if (provides === undefined) return [];
  const host = `the host ${provides.host}`;
  return topicsOf(remotes).flatMap((topic) => {
    const { emitters, listeners } = participantsOf(topic, remotes);
    const bus = provides.events[topic];
    if (bus === undefined) return [unknown(topic, host, [...emitters, ...listeners])];
    return [
      ...emitters.flatMap((emitter) => understands(topic, emitter, { name: host, schema: bus.accepts })),
      ...listeners.flatMap((listener) => understands(topic, { name: host, schema: bus.sends }, listener)),
    ];
  });
}

/** Whoever listens to a topic has to understand everything that another remote may send. */
export function eventsOfRemotes(remotes: readonly RemoteSide[]): CheckFinding[] {
  return topicsOf(remotes).flatMap((topic) => {
    const { emitters, listeners } = participantsOf(topic, remotes);
    return emitters.flatMap((emitter) => listeners.flatMap((listener) => understands(topic, emitter, listener)));
  });
}

/** What an older release does not say is not compared. */
function topicsOf(remotes: readonly RemoteSide[]): string[] {
  const topics = remotes.flatMap(({ built }) => [
    ...Object.keys(built?.emits ?? {}),
    ...Object.keys(built?.listens ?? {}),
  ]);
  return [...new Set(topics)].sort();
}

function participantsOf(
  topic: string,
  remotes: readonly RemoteSide[],
): { emitters: Participant[]; listeners: Participant[] } {
  const participants = (side: 'emits' | 'listens') =>
    remotes.flatMap(({ name, built }) => {
      const schema = built?.[side][topic];
      return schema ? [{ name, schema }] : [];
    });
  return { emitters: participants('emits'), listeners: participants('listens') };
}

function understands(topic: string, emitter: Participant, listener: Participant): CheckFinding[] {
  const found = mismatch(listener.schema, emitter.schema);
  if (found === null) return [];
  const where = found.path === '' ? 'the payload' : `"${found.path}"`;
  return [
    refuse(
      `${topic}: ${listener.name} does not understand all that ${emitter.name} may send; ${where}: ${found.why}. Keep the payload compatible, or make it a topic of the next major version.`,
    ),
  ];
}

function unknown(topic: string, host: string, participants: readonly Participant[]): CheckFinding {
  const names = [...new Set(participants.map(({ name }) => name))].join(' and ');
  return refuse(`${topic} of ${names} is not known to ${host}. Release a host that has it first.`);
}

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'event-schemas', message };
}

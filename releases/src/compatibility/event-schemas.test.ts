import * as z from 'zod/mini';
import type { JsonSchema } from '@clinic/contracts';
import { aHostDescriptor } from '../testing/fixtures.ts';
import { eventsOfRemotes, eventsOnBus } from './event-schemas.ts';

const topic = 'booking/wizard.open@1';
const Doctor = z.object({ doctor: z.optional(z.int()) });
const Named = z.object({ doctor: z.string() });
const NeedsDoctor = z.object({ doctor: z.int() });

const understood = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
const sent = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'output' }) as JsonSchema;
const host = (schema: z.ZodMiniType) =>
  aHostDescriptor({ events: { [topic]: { accepts: understood(schema), sends: sent(schema) } } });
const emits = (name: string, schema: z.ZodMiniType) => ({
  name,
  built: { shared: {}, emits: { [topic]: sent(schema) }, listens: {} },
});
const listens = (name: string, schema: z.ZodMiniType) => ({
  name,
  built: { shared: {}, emits: {}, listens: { [topic]: understood(schema) } },
});
const refused = (...words: string[]) => [
  { level: 'error', check: 'event-schemas', message: expect.stringMatching(new RegExp(words.join('.*'))) },
];

test('what everybody understands is fine', () => {
  const remotes = [emits('qa', NeedsDoctor), listens('booking', Doctor)];
  expect([...eventsOfRemotes(remotes), ...eventsOnBus(host(Doctor), remotes)]).toEqual([]);
});

test('an emitter that sends what a listener does not understand is refused', () => {
  expect(eventsOfRemotes([emits('qa', Named), listens('booking', Doctor)])).toMatchObject(
    refused(topic, 'booking does not understand all that qa', 'doctor'),
  );
});

test('a listener that demands what an emitter may leave out is refused', () => {
  expect(eventsOfRemotes([listens('booking', NeedsDoctor), emits('qa', Doctor)])).toMatchObject(
    refused(topic, 'booking does not understand all that qa', 'doctor'),
  );
});

test('an emitter that sends what the host’s bus would drop is refused', () => {
  expect(eventsOnBus(host(Doctor), [emits('qa', Named)])).toMatchObject(refused('the host 1.0.0 does not', 'qa'));
});

test('a listener that does not understand what the host’s bus hands on is refused', () => {
  expect(eventsOnBus(host(Doctor), [listens('booking', NeedsDoctor)])).toMatchObject(
    refused('booking does not understand all that the host 1.0.0'),
  );
});

test('a topic that the host does not know is refused', () => {
  expect(eventsOnBus(aHostDescriptor({ events: {} }), [emits('qa', Doctor)])).toMatchObject(
    refused(topic, 'qa', 'not known to the host 1.0.0'),
  );
});

test('what older releases do not say is not compared', () => {
  expect(eventsOnBus({ contract: '1.0' }, [emits('qa', Named)])).toEqual([]);
  expect(eventsOfRemotes([emits('qa', Named), { name: 'booking' }])).toEqual([]);
});

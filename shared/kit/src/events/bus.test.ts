import { createBus } from './bus.ts';
import type { BusSettings, BusTrace } from './bus.ts';

const now = () => new Date('2026-11-21T09:00:00Z');

function hub(strict: boolean) {
  const errors: Parameters<BusSettings['onError']>[0][] = [];
  return { errors, bus: createBus({ strict, now, onError: (what) => errors.push(what) }) };
}

const booking = {
  emits: ['booking/appointment.created@1', 'host/toast.show@1'],
  listens: ['booking/wizard.open@1'],
} as const;

test('an event reaches everybody who listens, in an envelope that says where it comes from', () => {
  const { bus } = hub(true);
  const received = jest.fn();
  bus.host.on('booking/appointment.created@1', received);

  bus.scoped('booking@1.2.0+abcdef0', booking).emit('booking/appointment.created@1', { appointment: 7 });

  expect(received).toHaveBeenCalledWith(
    { appointment: 7 },
    expect.objectContaining({
      topic: 'booking/appointment.created@1',
      version: 1,
      source: 'booking@1.2.0+abcdef0',
      time: '2026-11-21T09:00:00.000Z',
    }),
  );
});

test('who stopped listening hears nothing more', () => {
  const { bus } = hub(true);
  const received = jest.fn();
  const stop = bus.host.on('booking/wizard.open@1', received);
  stop();
  bus.host.emit('booking/wizard.open@1', {});
  expect(received).not.toHaveBeenCalled();
});

test('a state topic is delivered to those who come late, with its last value; other topics are not', () => {
  const { bus } = hub(true);
  bus.host.emit('host/language.changed@1', { lang: 'ar' });
  bus.host.emit('host/language.changed@1', { lang: 'en' });
  bus.host.emit('booking/wizard.open@1', {});
  const language = jest.fn();
  const wizard = jest.fn();
  bus.host.on('host/language.changed@1', language);
  bus.host.on('booking/wizard.open@1', wizard);
  expect(language.mock.calls.map(([payload]) => payload as unknown)).toEqual([{ lang: 'en' }]);
  expect(wizard).not.toHaveBeenCalled();
});

test('a handler that throws harms nobody else', () => {
  const { bus, errors } = hub(true);
  const received = jest.fn();
  bus.host.on('booking/wizard.open@1', () => {
    throw new Error('broken');
  });
  bus.host.on('booking/wizard.open@1', received);
  bus.host.emit('booking/wizard.open@1', {});
  expect(received).toHaveBeenCalledTimes(1);
  expect(errors).toMatchObject([{ reason: 'handler', topic: 'booking/wizard.open@1' }]);
});

test('a payload that does not fit throws in development', () => {
  const { bus } = hub(true);
  expect(() => bus.host.emit('booking/wizard.open@1', { doctor: -1 })).toThrow(TypeError);
});

test('a payload that does not fit is dropped and counted in production', () => {
  const { bus, errors } = hub(false);
  const received = jest.fn();
  bus.host.on('booking/wizard.open@1', received);
  bus.host.emit('booking/wizard.open@1', { doctor: -1 });
  expect(received).not.toHaveBeenCalled();
  expect(errors).toMatchObject([{ reason: 'payload' }]);
});

test('what a payload has beyond its schema does not travel', () => {
  const { bus } = hub(true);
  const received = jest.fn();
  bus.host.on('booking/wizard.open@1', received);
  const withName = { doctor: 58, name: 'سارة' };
  bus.host.emit('booking/wizard.open@1', withName);
  expect(received.mock.calls.map(([payload]) => payload as unknown)).toEqual([{ doctor: 58 }]);
});

test('a remote can only use the topics of its descriptor, and never the host’s state topics', () => {
  const { bus } = hub(true);
  const scopedBus = bus.scoped('booking@1', { ...booking, emits: [...booking.emits, 'host/language.changed@1'] });
  expect(() => scopedBus.emit('qa/question.submitted@1', { question: 1 })).toThrow(/descriptor/);
  expect(() => scopedBus.emit('host/language.changed@1', { lang: 'en' })).toThrow(/descriptor/);
  expect(() => scopedBus.on('account/session.ended@1', () => undefined)).toThrow(/descriptor/);
});

test('whoever follows the bus sees what became of each event, until they stop', () => {
  const { bus } = hub(false);
  const seen: BusTrace[] = [];
  const stop = bus.follow((trace) => seen.push(trace));
  const scopedBus = bus.scoped('booking@1', booking);
  bus.host.on('booking/wizard.open@1', () => {
    throw new Error('broken');
  });

  scopedBus.emit('booking/appointment.created@1', { appointment: 7 });
  scopedBus.emit('qa/question.submitted@1', { question: 1 });
  bus.host.emit('booking/wizard.open@1', { doctor: -1 });
  bus.host.emit('booking/wizard.open@1', { doctor: 58 });
  stop();
  bus.host.emit('booking/wizard.open@1', {});

  const time = '2026-11-21T09:00:00.000Z';
  expect(seen).toEqual([
    {
      topic: 'booking/appointment.created@1',
      source: 'booking@1',
      outcome: 'delivered',
      payload: { appointment: 7 },
      time,
    },
    { topic: 'qa/question.submitted@1', source: 'booking@1', outcome: 'topic', time },
    { topic: 'booking/wizard.open@1', source: 'host', outcome: 'payload', time },
    { topic: 'booking/wizard.open@1', source: 'host', outcome: 'delivered', payload: { doctor: 58 }, time },
    { topic: 'booking/wizard.open@1', source: 'host', outcome: 'handler', time },
  ]);
});

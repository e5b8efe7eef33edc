import { coolDownEnded, coolDownMs, failed, idle, isCoolingDown, reset, started } from './failover-state.ts';

const now = 5000;

test('a remote is tried until every release of it failed, and then left alone for a minute', () => {
  const trying = started(idle);
  expect(isCoolingDown(trying, now)).toBe(false);
  const cooling = failed(trying, trying.attempts.signal, now);
  expect(isCoolingDown(cooling, now + coolDownMs - 1)).toBe(true);
  expect(isCoolingDown(cooling, now + coolDownMs)).toBe(false);
});

test('attempts that run side by side share one signal, also beyond a cool-down', () => {
  const trying = started(idle);
  expect(started(trying)).toBe(trying);
  expect(failed(trying, trying.attempts.signal, now)).toMatchObject({ attempts: trying.attempts });
});

test('the network being back ends the cool-down and aborts nothing', () => {
  const trying = started(idle);
  const online = coolDownEnded(failed(trying, trying.attempts.signal, now));
  expect(isCoolingDown(online, now)).toBe(false);
  expect(trying.attempts.signal.aborted).toBe(false);
  expect(coolDownEnded(idle)).toBe(idle);
});

test('somebody asking again aborts what is tried; what fails of that starts no cool-down', () => {
  const trying = started(idle);
  expect(reset(trying)).toBe(idle);
  expect(trying.attempts.signal.aborted).toBe(true);
  const again = started(idle);
  expect(failed(again, trying.attempts.signal, now)).toBe(again);
  expect(again.attempts.signal.aborted).toBe(false);
});

import { createRequire } from 'node:module';
import { useEffect, useRef, useState } from 'react';
import { render, screen } from '@testing-library/react';

/** The part of `scheduler` that is called here; it has no types of its own. */
interface Scheduler {
  unstable_UserBlockingPriority: number;
  unstable_scheduleCallback: (priority: number, callback: () => void) => unknown;
}

const require = createRequire(import.meta.filename);
const scheduler = createRequire(require.resolve('react-dom'))('scheduler') as Scheduler;

/** Longer than React works at one go, in milliseconds. */
function work(): void {
  const end = performance.now() + 10;
  while (performance.now() < end);
}

/** Takes the focus in an effect; between what it draws and that effect there is other work, as on a busy machine. */
function News() {
  const [here, setHere] = useState(false);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => news.current?.focus(), [here]);
  if (!here) return null;
  scheduler.unstable_scheduleCallback(scheduler.unstable_UserBlockingPriority, work);
  return <div role="alert" tabIndex={-1} ref={news} />;
}

test('a wait for an element ends after the effects of that element, however busy React is', async () => {
  render(<News />);
  expect(await screen.findByRole('alert')).toHaveFocus();
});

import { createRequire } from 'node:module';
import { configure, getConfig } from '@testing-library/react';

/** The part of `scheduler` that is called here; it has no types of its own. */
interface Scheduler {
  unstable_IdlePriority: number;
  unstable_scheduleCallback: (priority: number, callback: () => void) => unknown;
}

const require = createRequire(import.meta.filename);
const scheduler = createRequire(require.resolve('react-dom'))('scheduler') as Scheduler;

/** Resolves once React has nothing left to do: a task of the lowest priority comes after its renders and effects. */
const settled = () =>
  new Promise<void>((resolve) => {
    scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, resolve);
  });

/**
 * Lets every wait of a test, and every press of its user, end only when React is at rest. By itself the library goes on one
 * timer after the element is there, and on a busy machine the effects of that element, which move the focus for example,
 * come after that timer.
 */
export function settleScreens(): void {
  const library = getConfig();
  configure({
    asyncWrapper: (run) =>
      library.asyncWrapper(async () => {
        const result: unknown = await run();
        await settled();
        return result;
      }),
  });
}

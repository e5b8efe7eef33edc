import { createBus } from '@clinic/kit/events';
import type { BusHub } from '@clinic/kit/events';

/** The page's bus. What is dropped or throws is marked in the browser's own timeline, without its payload. */
export function createPageBus(): BusHub {
  return createBus({
    strict: process.env['NODE_ENV'] === 'development',
    now: () => new Date(),
    onError: ({ topic, source, reason, error }) => {
      performance.mark('clinic:event-error', { detail: { topic, source, reason } });
      console.warn(`event ${topic} from ${source}: ${reason}`, error ?? '');
    },
  });
}

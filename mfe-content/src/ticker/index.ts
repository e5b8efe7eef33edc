import type { AwarenessToday } from '@clinic/contracts/content';
import type { SlotLoaderArgs } from '@clinic/kit/routing';

export { Ticker as Component } from './Ticker.tsx';

/** The strip comes with the page: what asks for another day's comes only when it is needed. */
export async function loader({ signal }: SlotLoaderArgs): Promise<AwarenessToday> {
  const { loadToday } = await import('./ticker.data.ts');
  return loadToday(signal);
}

import type { ScreenArgs } from '@clinic/kit/routing';
import type { HomeData } from './home.data.ts';

export { HomePage as Component } from './HomePage.tsx';
export { meta } from './home.meta.ts';

/** A first visit brings its data with its HTML: what asks for them, and checks every answer, comes only when it is needed. */
export async function loader(args: ScreenArgs): Promise<HomeData> {
  const { loader: load } = await import('./home.data.ts');
  return load(args);
}

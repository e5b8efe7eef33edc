import type { ScreenArgs } from '@clinic/kit/routing';
import type { LoadedHome } from './home.data.ts';

export { HomePage as Component } from './HomePage.tsx';
export { meta } from './home.meta.ts';

/** A first visit brings its data with its HTML: what asks for them, and checks every answer, comes only when it is needed. */
export async function loader(args: ScreenArgs): Promise<LoadedHome> {
  const { loader: load } = await import('./home.data.ts');
  return load(args);
}

import type { ScreenArgs } from '@clinic/kit/routing';
import { loadPackages } from '../parts/packages.data.ts';
import { loadPageIfAny } from '../parts/page-content.data.ts';

/** S9. */
export async function loader({ request: { signal } }: ScreenArgs) {
  const [packages, page] = await Promise.all([loadPackages(signal), loadPageIfAny('packages', signal)]);
  return { packages, page };
}

export type PackagesData = Awaited<ReturnType<typeof loader>>;

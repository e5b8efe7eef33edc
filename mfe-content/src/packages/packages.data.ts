import { loadPackages } from '../parts/packages.data.ts';
import { loadPageIfAny } from '../parts/page-content.data.ts';

/** S9. */
export async function loader() {
  const [packages, page] = await Promise.all([loadPackages(), loadPageIfAny('packages')]);
  return { packages, page };
}

export type PackagesData = Awaited<ReturnType<typeof loader>>;

import { PackageDetailResponse } from '@clinic/contracts/content';
import type { PackageDetail, PackageSummary } from '@clinic/contracts/content';
import { api, orUnavailable } from '@clinic/kit/http';
import { isUnavailable } from '@clinic/kit/routing';
import type { Loaded, ScreenArgs } from '@clinic/kit/routing';
import { loadPackages } from '../parts/packages.data.ts';
import { orMissing } from '../parts/page-content.data.ts';

/** How many other packages are shown below one. */
const others = 3;

export interface PackData {
  pack: PackageDetail;
  /** Those that follow it in the list. */
  related: Loaded<PackageSummary[]>;
}

/** One package, by its slug in either language or its id. */
export function loader({ request: { signal }, params }: ScreenArgs) {
  const slug = params['slug'] ?? '';
  return orMissing(
    Promise.all([
      api.get(`/api/packages/${encodeURIComponent(slug)}`, PackageDetailResponse, { signal }),
      orUnavailable('the other packages', loadPackages(signal), signal),
    ]).then(([{ data: pack }, packages]): PackData => ({
      pack,
      related: isUnavailable(packages) ? packages : following(packages, pack.id),
    })),
  );
}

function following(packages: readonly PackageSummary[], id: number): PackageSummary[] {
  const place = packages.findIndex((offered) => offered.id === id);
  return [...packages.slice(place + 1), ...packages.slice(0, Math.max(place, 0))].slice(0, others);
}

import { PackageList } from '@clinic/contracts/content';
import type { PackageSummary } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';

/** Every package of examinations, in the clinic's order. */
export async function loadPackages(signal: AbortSignal): Promise<PackageSummary[]> {
  return (await api.get('/api/packages', PackageList, { signal })).data;
}

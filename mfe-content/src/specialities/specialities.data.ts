import { SpecialtyList } from '@clinic/contracts';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';

/** S2. */
export async function loader({ request }: ScreenArgs) {
  return (await api.get('/api/specialties', SpecialtyList, { signal: request.signal })).data;
}

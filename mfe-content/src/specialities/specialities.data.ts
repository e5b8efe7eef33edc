import { SpecialtyList } from '@clinic/contracts';
import { api } from '@clinic/kit/http';

/** S2. */
export async function loader() {
  return (await api.get('/api/specialties', SpecialtyList)).data;
}

import { SpecialtyList } from '@clinic/shared/contracts';
import { api } from '@clinic/shared/http';

/** S2. */
export async function loader() {
  return (await api.get('/api/specialties', SpecialtyList)).data;
}

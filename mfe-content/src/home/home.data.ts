import { SpecialtyList } from '@clinic/shared/contracts';
import { api } from '@clinic/shared/http';

export async function loader() {
  return { specialties: (await api.get('/api/specialties', SpecialtyList)).data };
}

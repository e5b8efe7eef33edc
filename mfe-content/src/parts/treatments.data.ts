import { TreatmentList } from '@clinic/contracts/content';
import type { Treatment } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import { leftOut } from './left-out.ts';

/** What a department offers, treatment by treatment. Left out and only logged when it cannot be loaded. */
export async function loadTreatments(specialty: string, signal: AbortSignal): Promise<Treatment[]> {
  try {
    return (await api.get('/api/treatments', TreatmentList, { query: { specialty }, signal })).data;
  } catch (error) {
    return leftOut<Treatment[]>('the treatments', [], signal)(error);
  }
}

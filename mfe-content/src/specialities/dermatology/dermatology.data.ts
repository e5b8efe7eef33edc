import { SpecialtyDetailResponse } from '@clinic/contracts';
import { SkinTipList } from '@clinic/contracts/content';
import type { Treatment } from '@clinic/contracts/content';
import { api, isApiError } from '@clinic/kit/http';
import { data, isUnavailable } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { loadHoursIfAny } from '../../parts/hours.data.ts';
import { loadPageIfAny } from '../../parts/page-content.data.ts';
import { skinDepartment, skinHours } from '../../parts/skin-department.ts';
import { loadTreatments } from '../../parts/treatments.data.ts';

/** S4: the story of the skin department, what it offers, and its advice; 404 where a clinic has nothing of all that. */
export async function loader({ request: { signal } }: ScreenArgs) {
  const [tips, page, treatments, hours] = await Promise.all([
    loadTips(signal),
    loadPageIfAny('dermatology', signal),
    loadTreatments(skinDepartment, signal),
    loadHoursIfAny([skinHours], signal),
  ]);
  if (tips.length === 0 && page === null && !(await hasDepartment(signal))) return data(null, { status: 404 });
  return {
    tips,
    page: page === null || isUnavailable(page) ? page : { ...page, groups: [], questions: [] },
    hours,
    treatments: isUnavailable(treatments) ? treatments : treatments.map(asLink),
  };
}

async function loadTips(signal: AbortSignal) {
  return (await api.get('/api/skin-tips', SkinTipList, { signal })).data;
}

async function hasDepartment(signal: AbortSignal): Promise<boolean> {
  try {
    await api.get(`/api/specialties/${skinDepartment}`, SpecialtyDetailResponse, { signal });
    return true;
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return false;
    throw error;
  }
}

/** The page names the treatments; their explanation is on the department's page. */
function asLink({ id, slug, name_ar, name_en, summary_ar, summary_en }: Treatment) {
  return { id, slug, name_ar, name_en, summary_ar, summary_en };
}

export type DermatologyData = Exclude<Awaited<ReturnType<typeof loader>>, { init: unknown }> | null;

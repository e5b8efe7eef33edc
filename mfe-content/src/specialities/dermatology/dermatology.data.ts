import { SkinTipList } from '@clinic/contracts/content';
import type { Treatment } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import { isUnavailable } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { loadHoursIfAny } from '../../parts/hours.data.ts';
import { loadPageIfAny } from '../../parts/page-content.data.ts';
import { skinDepartment, skinHours } from '../../parts/skin-department.ts';
import { loadTreatments } from '../../parts/treatments.data.ts';

/** S4: the story of the skin department, what it offers, and its advice. */
export async function loader({ request: { signal } }: ScreenArgs) {
  const [{ data: tips }, page, treatments, hours] = await Promise.all([
    api.get('/api/skin-tips', SkinTipList, { signal }),
    loadPageIfAny('dermatology', signal),
    loadTreatments(skinDepartment, signal),
    loadHoursIfAny([skinHours], signal),
  ]);
  return {
    tips,
    page: page === null || isUnavailable(page) ? page : { ...page, groups: [], questions: [] },
    hours,
    treatments: isUnavailable(treatments) ? treatments : treatments.map(asLink),
  };
}

/** The page names the treatments; their explanation is on the department's page. */
function asLink({ id, slug, name_ar, name_en, summary_ar, summary_en }: Treatment) {
  return { id, slug, name_ar, name_en, summary_ar, summary_en };
}

export type DermatologyData = Awaited<ReturnType<typeof loader>>;

import type { Lang } from '@clinic/contracts';
import { SkinTipResponse, SkinTipList } from '@clinic/contracts/content';
import type { SkinTip, SkinTipSummary } from '@clinic/contracts/content';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { orMissing } from '../../../parts/page-content.data.ts';
import { safeHtml } from '../../../parts/safe-html.ts';

/** How many other tips are shown below one. */
const others = 3;

/** A skin tip as its page shows it; its text is in the language of the page alone. */
export interface TipData {
  tip: Omit<SkinTip, 'description_ar' | 'description_en'>;
  html: string | TrustedHTML;
  lang: Lang;
  related: SkinTipSummary[];
}

/** S5: a skin tip by its slug in either language. */
export function loader({ params, lang }: ScreenArgs) {
  return orMissing(loadTip(params['slug'] ?? '', lang));
}

async function loadTip(slug: string, lang: Lang): Promise<TipData> {
  const [{ data }, all] = await Promise.all([
    api.get(`/api/skin-tips/${encodeURIComponent(slug)}`, SkinTipResponse),
    api.get('/api/skin-tips', SkinTipList).then((answer) => answer.data, withoutOthers),
  ]);
  const { description_ar, description_en, ...tip } = data;
  return {
    tip,
    html: await safeHtml(lang === 'ar' ? description_ar : description_en),
    lang,
    related: all.filter(({ id }) => id !== tip.id).slice(0, others),
  };
}

/** Others that cannot be loaded are left out, and only logged (S138). */
function withoutOthers(error: unknown): SkinTipSummary[] {
  console.warn('the other skin tips could not be loaded', isApiError(error) ? error.code : error);
  return [];
}

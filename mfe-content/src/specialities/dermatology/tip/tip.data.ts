import type { Lang } from '@clinic/contracts';
import { SkinTipResponse, SkinTipList } from '@clinic/contracts/content';
import type { SkinTip, SkinTipSummary } from '@clinic/contracts/content';
import { api, orUnavailable } from '@clinic/kit/http';
import { isUnavailable } from '@clinic/kit/routing';
import type { Loaded, ScreenArgs } from '@clinic/kit/routing';
import { orMissing } from '../../../parts/page-content.data.ts';
import { safeHtml } from '../../../parts/safe-html.ts';

/** How many other tips are shown below one. */
const others = 3;

/** A skin tip as its page shows it; its text is in the language of the page alone. */
export interface TipData {
  tip: Omit<SkinTip, 'description_ar' | 'description_en'>;
  html: string | TrustedHTML;
  lang: Lang;
  related: Loaded<SkinTipSummary[]>;
}

/** S5: a skin tip by its slug in either language. */
export function loader({ request, params, lang }: ScreenArgs) {
  return orMissing(loadTip(params['slug'] ?? '', lang, request.signal));
}

async function loadTip(slug: string, lang: Lang, signal: AbortSignal): Promise<TipData> {
  const [{ data }, all] = await Promise.all([
    api.get(`/api/skin-tips/${encodeURIComponent(slug)}`, SkinTipResponse, { signal }),
    orUnavailable('the other skin tips', api.get('/api/skin-tips', SkinTipList, { signal }), signal),
  ]);
  const { description_ar, description_en, ...tip } = data;
  return {
    tip,
    html: await safeHtml(lang === 'ar' ? description_ar : description_en),
    lang,
    related: isUnavailable(all) ? all : all.data.filter(({ id }) => id !== tip.id).slice(0, others),
  };
}

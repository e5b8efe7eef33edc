import { pick } from '@clinic/kit/i18n';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { SurveyData } from './survey.data.ts';

export { SurveyPage as Component } from './SurveyPage.tsx';
export { action, loader } from './survey.data.ts';
export { keepDataAfterPost as shouldRevalidate } from '@clinic/kit/routing';

/** A survey is for those who were asked: it stands in no search engine. */
export function meta({ data, lang, t }: MetaArgs<SurveyData, 'content'>): ScreenMeta {
  if (data === undefined || data === null) return { title: t('survey.missing.title'), noindex: true };
  return { title: pick(data, 'title', lang), description: pick(data, 'intro', lang), noindex: true };
}

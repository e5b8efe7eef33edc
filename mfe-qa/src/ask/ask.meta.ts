import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { AskData } from './ask.data.ts';

/** The form is for search engines once, not once for each speciality that a link begins with. */
export function meta({ data, t }: MetaArgs<AskData, 'qa'>): ScreenMeta {
  return {
    title: t('ask.title'),
    description: t('ask.lead'),
    ...(data === undefined || data.specialty === '' ? {} : { noindex: true }),
  };
}

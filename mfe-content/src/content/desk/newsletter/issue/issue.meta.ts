import { pick } from '@clinic/kit/i18n';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { IssueScreen } from './issue.data.ts';

export function meta({ t, data, lang }: MetaArgs<IssueScreen, 'content'>): ScreenMeta {
  const subject = data?.kind === 'found' ? pick(data.issue, 'subject', lang) : '';
  return { title: subject === '' ? t('desk.newsletter.title') : subject, noindex: true };
}

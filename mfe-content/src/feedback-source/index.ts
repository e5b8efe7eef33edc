import { titleMeta } from '../parts/title-meta.ts';

export { FeedbackSourcePage as Component } from './FeedbackSourcePage.tsx';
export { action, loader } from './feedback-source.data.ts';
export { keepDataAfterPost as shouldRevalidate } from '@clinic/kit/routing';
export const meta = titleMeta('referral.title', 'referral.lead');

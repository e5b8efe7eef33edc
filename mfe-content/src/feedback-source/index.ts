import { titleMeta } from '../parts/title-meta.ts';

export { FeedbackSourcePage as Component } from './FeedbackSourcePage.tsx';
export { action, loader } from './feedback-source.data.ts';
export const meta = titleMeta('referral.title', 'referral.lead');

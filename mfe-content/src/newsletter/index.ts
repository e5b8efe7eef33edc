import { titleMeta } from '../parts/title-meta.ts';

export { NewsletterPage as Component } from './NewsletterPage.tsx';
export { action } from './newsletter.data.ts';
export const meta = titleMeta('newsletter.title', 'newsletter.lead', { noindex: true });

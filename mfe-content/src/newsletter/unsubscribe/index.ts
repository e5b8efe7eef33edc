import { titleMeta } from '../../parts/title-meta.ts';

export { UnsubscribePage as Component } from './UnsubscribePage.tsx';
export { action, loader } from './unsubscribe.data.ts';
export const meta = titleMeta('subscription.end', 'subscription.endLead', { noindex: true });

export { NewsletterDeskPage as Component } from './NewsletterDeskPage.tsx';
export { action, loader } from './newsletter.data.ts';
export { meta } from './newsletter.meta.ts';

export { ContactPage as Component } from './ContactPage.tsx';
export { action, loader } from './contact.data.ts';
export { keepDataAfterPost as shouldRevalidate } from '@clinic/kit/routing';
export { meta } from './contact.meta.ts';

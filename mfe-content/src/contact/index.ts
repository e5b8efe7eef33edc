export { ContactPage as Component } from './ContactPage.tsx';
export { action, loader } from './contact.data.ts';
export { meta } from './contact.meta.ts';

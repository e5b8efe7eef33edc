export { PartnersPage as Component } from './PartnersPage.tsx';
export { loader } from './partners.data.ts';
export { meta } from './partners.meta.ts';

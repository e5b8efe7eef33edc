export { OffersPage as Component } from './OffersPage.tsx';
export { loader } from './offers.data.ts';
export { meta } from './offers.meta.ts';

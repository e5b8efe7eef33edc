export { DetailsPage as Component } from './DetailsPage.tsx';
export { meta } from './details.meta.ts';

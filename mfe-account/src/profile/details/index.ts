export { DetailsPage as Component } from './DetailsPage.tsx';
export { action } from './details.data.ts';
export { meta } from './details.meta.ts';

export { DermatologyPage as Component } from './DermatologyPage.tsx';
export { loader } from './dermatology.data.ts';
export { meta } from './dermatology.meta.ts';

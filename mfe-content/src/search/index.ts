export { SearchPage as Component } from './SearchPage.tsx';
export { loader } from './search.data.ts';
export { meta } from './search.meta.ts';

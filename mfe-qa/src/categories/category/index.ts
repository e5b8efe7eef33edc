export { CategoryPage as Component } from './CategoryPage.tsx';
export { loader } from './category.data.ts';
export { meta } from './category.meta.ts';

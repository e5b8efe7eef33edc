export { CategoriesPage as Component } from './CategoriesPage.tsx';
export { loader } from './categories.data.ts';
export { meta } from './categories.meta.ts';

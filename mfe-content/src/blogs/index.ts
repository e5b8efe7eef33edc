export { BlogsPage as Component } from './BlogsPage.tsx';
export { meta } from './blogs.meta.ts';

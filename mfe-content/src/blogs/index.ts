export { BlogsPage as Component } from './BlogsPage.tsx';
export { loader } from './blogs.data.ts';
export { meta } from './blogs.meta.ts';

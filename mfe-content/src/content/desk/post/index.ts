export { PostDeskPage as Component } from './PostDeskPage.tsx';
export { loader } from './post.data.ts';
export { meta } from './post.meta.ts';

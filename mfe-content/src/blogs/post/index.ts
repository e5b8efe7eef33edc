export { PostPage as Component } from './PostPage.tsx';
export { loader } from './post.data.ts';
export { meta } from './post.meta.ts';

export { PicturesPage as Component } from './PicturesPage.tsx';
export { loader } from './pictures.data.ts';
export { meta } from './pictures.meta.ts';

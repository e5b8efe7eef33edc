export { PreviewPage as Component } from './PreviewPage.tsx';
export { loader } from './preview.data.ts';
export { meta } from './preview.meta.ts';

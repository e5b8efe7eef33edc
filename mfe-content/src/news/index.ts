export { NewsPage as Component } from './NewsPage.tsx';
export { loader } from './news.data.ts';
export { meta } from './news.meta.ts';

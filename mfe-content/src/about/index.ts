import { paths } from '@clinic/shared/routing';
import { contentMeta } from '../parts/content-meta.ts';
import { content, scene } from './about.content.ts';

export { AboutPage as Component } from './AboutPage.tsx';
export { loader } from './about.data.ts';
export const meta = contentMeta(content, paths.about(), scene);

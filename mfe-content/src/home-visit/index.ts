import { paths } from '@clinic/shared/routing';
import { contentMeta } from '../parts/content-meta.ts';
import { content, scene } from './home-visit.content.ts';

export { HomeVisitPage as Component } from './HomeVisitPage.tsx';
export const meta = contentMeta(content, paths.homeVisit(), scene);

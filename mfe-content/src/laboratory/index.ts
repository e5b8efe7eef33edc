import { paths } from '@clinic/shared/routing';
import { contentMeta } from '../parts/content-meta.ts';
import { content, scene } from './laboratory.content.ts';

export { LaboratoryPage as Component } from './LaboratoryPage.tsx';
export const meta = contentMeta(content, paths.laboratory(), scene);

import { paths } from '@clinic/shared/routing';
import { contentMeta } from '../parts/content-meta.ts';
import { content, scene } from './xray.content.ts';

export { XrayPage as Component } from './XrayPage.tsx';
export const meta = contentMeta(content, paths.xray(), scene);

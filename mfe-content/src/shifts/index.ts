import { paths } from '@clinic/shared/routing';
import { contentMeta } from '../parts/content-meta.ts';
import { content } from './shifts.content.ts';

export { ShiftsPage as Component } from './ShiftsPage.tsx';
export const meta = contentMeta(content, paths.shifts());

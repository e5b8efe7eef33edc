import { paths } from '@clinic/shared/routing';
import { listMeta } from '../parts/list-meta.ts';

export const meta = listMeta(paths.offers(), 'offers');

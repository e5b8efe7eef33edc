import { paths } from '@clinic/kit/routing';
import { listMeta } from '../parts/list-meta.ts';

export const meta = listMeta(paths.offers(), 'offers');

import * as contentPaths from '@clinic/contracts/content/paths';
import { listMeta } from '../parts/list-meta.ts';

export const meta = listMeta(contentPaths.insurancePartners(), 'partners');

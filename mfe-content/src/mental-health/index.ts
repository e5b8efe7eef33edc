import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs } from '@clinic/kit/routing';
import { pageMeta } from '../parts/content-meta.ts';
import type { MentalHealthData } from './mental-health.data.ts';

export { MentalHealthPage as Component } from './MentalHealthPage.tsx';
export { loader } from './mental-health.data.ts';

const ofPage = pageMeta(contentPaths.mentalHealth());
export const meta = ({ data, ...rest }: MetaArgs<MentalHealthData | null, 'content'>) =>
  ofPage({ ...rest, data: data?.page });

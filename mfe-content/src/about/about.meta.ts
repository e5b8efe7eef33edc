import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { pageMeta } from '../parts/content-meta.ts';
import type { AboutData } from './about.data.ts';

const ofPage = pageMeta(contentPaths.about(), { scene: true });

export function meta({ data, ...rest }: MetaArgs<AboutData | null, 'content'>): ScreenMeta {
  return ofPage({ ...rest, data: data?.page });
}

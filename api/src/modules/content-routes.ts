import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { branchRoutes } from './branches/routes.ts';
import { extraPageRoutes } from './extra-pages/routes.ts';
import { feedRoutes } from './feeds/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { hoursRoutes } from './hours/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { packageRoutes } from './packages/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { postRoutes } from './posts/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { serviceRoutes } from './services/routes.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { skinTipRoutes } from './skin-tips/routes.ts';
import { slideRoutes } from './slides/routes.ts';
import { treatmentRoutes } from './treatments/routes.ts';

/** Everything that editors write and everybody may read. */
export async function contentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  for (const routes of [
    postRoutes,
    pageRoutes,
    extraPageRoutes,
    homeRoutes,
    hoursRoutes,
    branchRoutes,
    slideRoutes,
    serviceRoutes,
    treatmentRoutes,
    skinTipRoutes,
    offerRoutes,
    packageRoutes,
    partnerRoutes,
    reviewRoutes,
    jobRoutes,
    feedRoutes,
    sitemapRoutes,
  ]) {
    await routes(app, services);
  }
}

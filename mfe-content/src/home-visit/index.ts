import * as contentPaths from '@clinic/contracts/content/paths';
import { serviceMeta } from '../parts/content-meta.ts';
import { serviceLoader } from '../parts/page-content.data.ts';

/** Care at the patient's home. */
export { ServicePage as Component } from '../parts/ServicePage.tsx';
export const loader = serviceLoader('home-visit', ['home-visit', 'home-visit-emergency']);
export const meta = serviceMeta(contentPaths.homeVisit());

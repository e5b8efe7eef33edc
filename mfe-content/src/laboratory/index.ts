import * as contentPaths from '@clinic/contracts/content/paths';
import { serviceMeta } from '../parts/content-meta.ts';
import { serviceLoader } from '../parts/page-content.data.ts';

/** The laboratory. */
export { ServicePage as Component } from '../parts/ServicePage.tsx';
export const loader = serviceLoader('laboratory', ['laboratory']);
export const meta = serviceMeta(contentPaths.laboratory());

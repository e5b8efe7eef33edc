import * as contentPaths from '@clinic/contracts/content/paths';
import { serviceMeta } from '../parts/content-meta.ts';
import { serviceLoader } from '../parts/page-content.data.ts';

/** The radiology department. */
export { ServicePage as Component } from '../parts/ServicePage.tsx';
export const loader = serviceLoader('xray', ['radiology']);
export const meta = serviceMeta(contentPaths.xray());

import * as contentPaths from '@clinic/contracts/content/paths';
import { serviceMeta } from '../parts/content-meta.ts';

export { ContactPage as Component } from './ContactPage.tsx';
export { action, loader } from './contact.data.ts';
export const meta = serviceMeta(contentPaths.contact());

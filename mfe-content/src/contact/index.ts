import { paths } from '@clinic/kit/routing';
import { serviceMeta } from '../parts/content-meta.ts';

export { ContactPage as Component } from './ContactPage.tsx';
export { action, loader } from './contact.data.ts';
export const meta = serviceMeta(paths.contact());

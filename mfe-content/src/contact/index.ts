import { paths } from '@clinic/shared/routing';
import { contentMeta } from '../parts/content-meta.ts';
import { content } from './contact.content.ts';

export { ContactPage as Component } from './ContactPage.tsx';
export const meta = contentMeta(content, paths.contact());

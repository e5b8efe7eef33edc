import * as contentPaths from '@clinic/contracts/content/paths';
import { pageMeta } from '../parts/content-meta.ts';
import { pageLoader } from '../parts/page-content.data.ts';

/** What the clinic does with personal data, form by form. */
export { DocumentPage as Component } from '../parts/DocumentPage.tsx';
export const loader = pageLoader('privacy');
export const meta = pageMeta(contentPaths.privacy());

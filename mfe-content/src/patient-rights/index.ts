import * as contentPaths from '@clinic/contracts/content/paths';
import { pageMeta } from '../parts/content-meta.ts';
import { pageLoader } from '../parts/page-content.data.ts';

/** What a patient may expect of the clinic, and the clinic of a patient. */
export { DocumentPage as Component } from '../parts/DocumentPage.tsx';
export const loader = pageLoader('patient-rights');
export const meta = pageMeta(contentPaths.patientRights());

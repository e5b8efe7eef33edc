import { paths } from '@clinic/shared/routing';
import { contentMeta } from '../parts/content-meta.ts';
import { content } from './patient-rights.content.ts';

export { PatientRightsPage as Component } from './PatientRightsPage.tsx';
export const meta = contentMeta(content, paths.patientRights());

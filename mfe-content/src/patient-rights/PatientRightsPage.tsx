import { pick, useLang } from '@clinic/shared/i18n';
import { Page } from '@clinic/shared/ui';
import { TextSections } from '../parts/TextSections.tsx';
import { content } from './patient-rights.content.ts';

/** What a patient may expect of the clinic, and the clinic of a patient (S15, S143). */
export function PatientRightsPage() {
  const lang = useLang();
  return (
    <Page title={pick(content, 'title', lang)} crumbs={[]} lead={pick(content, 'lead', lang)} width="text">
      <TextSections sections={content.sections} />
    </Page>
  );
}

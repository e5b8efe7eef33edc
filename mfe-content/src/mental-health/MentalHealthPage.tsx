import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { useLoaderData } from '@clinic/kit/routing';
import { Box, Section } from '@clinic/kit/ui';
import { EmergencyNumbers } from '../parts/EmergencyNumbers.tsx';
import { MissingPage } from '../parts/MissingPage.tsx';
import { PageParts } from '../parts/PageParts.tsx';
import { ScenePage } from '../parts/ScenePage.tsx';
import type { MentalHealthData } from './mental-health.data.ts';
import { SelfAssessment } from './SelfAssessment.tsx';

/** Mental health: where to find help, and a self-assessment. */
export function MentalHealthPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const found = useLoaderData<MentalHealthData | null>();
  if (found === null) return <MissingPage />;
  const { page, assessment, department } = found;
  return (
    <ScenePage title={pick(page, 'title', lang)} crumbs={[]} lead={pick(page, 'lead', lang)} scene={page.image}>
      <Box sx={{ maxWidth: 900 }}>
        <SelfAssessment assessment={assessment} department={department} />
      </Box>
      <Section title={t('assessment.help')} lead={t('assessment.helpLead')}>
        <EmergencyNumbers />
      </Section>
      <PageParts page={page} />
    </ScenePage>
  );
}

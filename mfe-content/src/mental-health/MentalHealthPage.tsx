import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { useLoaderData } from '@clinic/kit/routing';
import { Card, Section } from '@clinic/kit/ui';
import { SelfAssessment } from '../parts/assessment/SelfAssessment.tsx';
import { nextStep, useAssessmentWords } from '../parts/assessment/use-assessment-words.ts';
import { EmergencyNumbers } from '../parts/EmergencyNumbers.tsx';
import { MissingPage } from '../parts/MissingPage.tsx';
import { PageParts } from '../parts/PageParts.tsx';
import { ScenePage } from '../parts/ScenePage.tsx';
import type { MentalHealthData } from './mental-health.data.ts';

/** Mental health: where to find help, and a self-assessment. */
export function MentalHealthPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const words = useAssessmentWords();
  const found = useLoaderData<MentalHealthData | null>();
  if (found === null) return <MissingPage />;
  const { page, assessment, department } = found;
  return (
    <ScenePage
      title={pick(page, 'title', lang)}
      crumbs={[]}
      lead={pick(page, 'lead', lang)}
      scene={page.image}
      focus={page.image_focus}
    >
      {assessment !== null && (
        <Card sx={{ maxWidth: 900 }}>
          <Section id="assessment" title={pick(assessment, 'title', lang)} lead={pick(assessment, 'intro', lang)}>
            <SelfAssessment
              assessment={assessment}
              words={words}
              next={nextStep(department, t('assessment.doctors'), t('assessment.specialities'))}
            />
          </Section>
        </Card>
      )}
      <Section title={t('assessment.help')} lead={t('assessment.helpLead')}>
        <EmergencyNumbers />
      </Section>
      <PageParts page={page} />
    </ScenePage>
  );
}

import type { Assessment } from '@clinic/contracts/content';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { useLoaderData } from '@clinic/kit/routing';
import { Card, Page } from '@clinic/kit/ui';
import { SelfAssessment } from '../parts/assessment/SelfAssessment.tsx';
import { nextStep, useAssessmentWords } from '../parts/assessment/use-assessment-words.ts';
import { MissingPage } from '../parts/MissingPage.tsx';

/** A self-assessment that editors made. */
export function AssessmentPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const words = useAssessmentWords();
  const assessment = useLoaderData<Assessment | null>();
  if (assessment === null) return <MissingPage />;
  return (
    <Page title={pick(assessment, 'title', lang)} crumbs={[]} lead={pick(assessment, 'intro', lang)}>
      <Card sx={{ maxWidth: 900 }}>
        <SelfAssessment
          assessment={assessment}
          words={words}
          level={2}
          next={nextStep(assessment.specialty ?? null, t('assessment.speciality'), t('assessment.specialities'))}
        />
      </Card>
    </Page>
  );
}

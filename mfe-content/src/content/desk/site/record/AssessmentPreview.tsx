import { Assessment } from '@clinic/contracts/content';
import type { ContentRecord } from '@clinic/contracts/content/records';
import { useTranslation } from '@clinic/kit/i18n';
import { Card, Section } from '@clinic/kit/ui';
import { SelfAssessment } from '../../../../parts/assessment/SelfAssessment.tsx';
import { nextStep } from '../../../../parts/assessment/use-assessment-words.ts';

/** A self-assessment as visitors will see it, with what stands in the fields. */
export function AssessmentPreview({ record }: { record: ContentRecord }) {
  const { t } = useTranslation('content');
  const found = Assessment.safeParse({ ...record, slug: '' });
  return (
    <Section id="preview" title={t('desk.site.trial.title')} lead={t('desk.site.trial.lead')}>
      <Card>
        {found.success && found.data.questions.length > 0 ? (
          <SelfAssessment
            assessment={found.data}
            words={{
              show: t('desk.site.trial.show'),
              again: t('desk.site.trial.again'),
              open: t('desk.site.trial.open'),
              depends: t('desk.site.trial.depends'),
              needsScript: '',
            }}
            next={nextStep(found.data.specialty ?? null, t('desk.site.trial.speciality'), t('desk.site.trial.all'))}
          />
        ) : (
          <p style={{ margin: 0 }}>{t('desk.site.trial.incomplete')}</p>
        )}
      </Card>
    </Section>
  );
}

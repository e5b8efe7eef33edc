import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { Box, Page, Section } from '@clinic/shared/ui';
import { EmergencyNumbers } from '../parts/EmergencyNumbers.tsx';
import { FrequentQuestions } from '../parts/FrequentQuestions.tsx';
import { HoursTable } from './HoursTable.tsx';
import { content } from './shifts.content.ts';

/** Working hours of every department (S10, S141). */
export function ShiftsPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Page title={pick(content, 'title', lang)} crumbs={[]} lead={pick(content, 'lead', lang)}>
      <Box sx={columns}>
        <HoursTable />
        <Section title={t('emergency.title')} lead={t('emergency.lead')}>
          <EmergencyNumbers />
        </Section>
      </Box>
      <FrequentQuestions questions={content.questions} />
    </Page>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 5, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1.6fr) minmax(0,1fr)' },
  alignItems: 'start',
} as const;

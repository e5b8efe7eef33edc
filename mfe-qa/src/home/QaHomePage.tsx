import { useTranslation } from '@clinic/shared/i18n';
import { useLoaderData } from '@clinic/shared/routing';
import { Band, Box, Container } from '@clinic/shared/ui';
import { AlertsCard } from '../parts/AlertsCard.tsx';
import { useFailureToast } from '../parts/use-failure-toast.ts';
import type { loader } from './home.data.ts';
import { QaHero } from './QaHero.tsx';
import { QuestionList } from './QuestionList.tsx';

/** Ask Your Doctor: what it is, what to keep in mind, and the questions with their answers (S102, S104, S105). */
export function QaHomePage() {
  const { t } = useTranslation('qa');
  const home = useLoaderData<typeof loader>();
  useFailureToast(home.list === null ? 'qa:errorLoadingQuestions' : null);

  return (
    <>
      <Band tone="soft">
        <QaHero stats={home.stats} />
      </Band>
      <Container sx={{ paddingBlock: { xs: '24px 64px', md: '48px 96px' } }}>
        <Box sx={columns}>
          <Box component="aside" aria-label={t('alerts.title')} sx={{ order: { md: 2 } }}>
            <AlertsCard />
          </Box>
          <QuestionList home={home} />
        </Box>
      </Container>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
};

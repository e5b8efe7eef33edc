import { useTranslation } from '@clinic/shared/i18n';
import { paths, useLoaderData } from '@clinic/shared/routing';
import { Box, Breadcrumbs, Container, EmptyState, Page, Stack } from '@clinic/shared/ui';
import { AlertsCard } from '../parts/AlertsCard.tsx';
import { shortened } from '../parts/shortened.ts';
import { useFailureToast } from '../parts/use-failure-toast.ts';
import { AskedQuestion } from './AskedQuestion.tsx';
import { ExpertAnswer } from './ExpertAnswer.tsx';
import type { loader } from './question.data.ts';
import { RelatedQuestions } from './RelatedQuestions.tsx';
import { WaitingForAnswer } from './WaitingForAnswer.tsx';

const crumbLength = 50;
const toasts = { found: null, missing: 'qa:questionNotFound', failed: 'qa:errorLoadingQuestion' };

/** A question, its answer or that none came yet, and others of its speciality (S116–S118). */
export function QuestionPage() {
  const { t } = useTranslation('qa');
  const screen = useLoaderData<typeof loader>();
  useFailureToast(toasts[screen.kind]);

  if (screen.kind !== 'found') {
    return (
      <Page title={t('home.title')} crumbs={[]}>
        <EmptyState
          variant="error"
          title={t(`question.${screen.kind}.title`)}
          text={t(`question.${screen.kind}.text`)}
          tips={[]}
          action={{ label: t('question.back'), to: paths.qa() }}
        />
      </Page>
    );
  }

  const { question, related, now } = screen;
  return (
    <Container sx={{ paddingBlock: { xs: '20px 64px', md: '28px 96px' } }}>
      <Breadcrumbs
        crumbs={[{ label: t('home.title'), to: paths.qa() }]}
        current={shortened(question.question_title, crumbLength)}
      />
      <Box sx={columns}>
        <Stack sx={{ gap: 4, minWidth: 0 }}>
          <AskedQuestion question={question} />
          {question.qa_answer === null ? (
            <WaitingForAnswer status={question.status} />
          ) : (
            <ExpertAnswer answer={question.qa_answer} specialty={question.qa_specialty} />
          )}
        </Stack>
        <Stack component="aside" aria-label={t('question.aside')} sx={{ gap: 4, minWidth: 0 }}>
          <AlertsCard />
          {related.length > 0 && <RelatedQuestions questions={related} now={now} />}
        </Stack>
      </Box>
    </Container>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
  marginBlockStart: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
};

import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Box, Breadcrumbs, Container, Stack } from '@clinic/kit/ui';
import { loadedOr } from '@clinic/kit/routing';
import { AlertsCard } from '../parts/AlertsCard.tsx';
import { AskedQuestion } from './AskedQuestion.tsx';
import { ClosedQuestion } from './ClosedQuestion.tsx';
import { crumbOf } from './crumb.ts';
import { ExpertAnswer } from './ExpertAnswer.tsx';
import type { QuestionScreen } from './question.data.ts';
import { notPrinted, printed, PrintedBooking } from './print.tsx';
import { RelatedQuestions } from './RelatedQuestions.tsx';
import { ReportQuestion } from './ReportQuestion.tsx';
import { useCountedView } from './use-counted-view.ts';
import { useLike } from './use-like.ts';
import { WaitingForAnswer } from './WaitingForAnswer.tsx';

/** A question with everything that stands beside it. */
export function FoundQuestion({ question, now, ...found }: Extract<QuestionScreen, { kind: 'found' }>) {
  const related = loadedOr(found.related, []);
  const { t } = useTranslation('qa');
  const { qa_answer: answer } = question;
  const like = useLike(answer);
  useCountedView(question.id);
  return (
    <Container sx={{ paddingBlock: { xs: '20px 64px', md: '28px 96px' }, ...printed }}>
      <Breadcrumbs
        crumbs={[{ label: t('home.title'), to: qaPaths.questions() }]}
        current={crumbOf(question.question_title)}
      />
      <Box sx={columns}>
        <Stack sx={{ gap: 4, minWidth: 0, '@media print': { gap: 1.5 } }}>
          <AskedQuestion question={question} likes={answer && like.count} />
          {answer !== null && <ExpertAnswer question={question} answer={answer} like={like} />}
          {answer === null && question.status === 'closed' && <ClosedQuestion closed={question.closed} />}
          {answer === null && question.status !== 'closed' && <WaitingForAnswer specialty={question.qa_specialty_id} />}
          {answer !== null && !answer.doctor_profile.has_left && <PrintedBooking doctor={answer.doctor_profile} />}
          <ReportQuestion question={question.id} />
        </Stack>
        <Stack component="aside" aria-label={t('question.aside')} sx={{ gap: 4, minWidth: 0, ...notPrinted }}>
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
  '@media print': { display: 'block', marginBlockStart: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
};

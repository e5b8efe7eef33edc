import type { ReactNode } from 'react';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { useBus } from '@clinic/kit/events';
import { restoreFocus, useActions } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Box, Breadcrumbs, Container, LinkButton, Stack } from '@clinic/kit/ui';
import type { Crumb } from '@clinic/kit/ui';
import { shortened } from '../../parts/shortened.ts';
import { AnswerSection } from './answer/AnswerSection.tsx';
import { History } from './History.tsx';
import { OtherActions } from './other-actions/OtherActions.tsx';
import { ReaderReports } from './ReaderReports.tsx';
import type { Intent } from './actions.data.ts';
import { WrittenQuestion } from './WrittenQuestion.tsx';

interface DeskQuestionProps {
  question: DeskQuestionDetails;
  /** The question that waits after this one. */
  next: number | null;
  now: string;
  crumbs: readonly Crumb[];
  /** A notice above everything. */
  children: ReactNode;
}

/** Letters of the title in the breadcrumb, as on its public page. */
const crumbLength = 50;

/** A question, its answer, and all that can be done with it. */
export function DeskQuestion({ question, next, now, crumbs, children }: DeskQuestionProps) {
  const { t } = useTranslation('qa');
  const bus = useBus();
  const actions = useActions<Intent, true>({
    onDone: (intent) => bus.emit('host/toast.show@1', { kind: 'success', key: `qa:desk.done.${intent}` }),
    onReloaded: restoreFocus,
  });
  return (
    <Container sx={{ paddingBlock: { xs: '20px 64px', md: '28px 96px' } }}>
      <Breadcrumbs crumbs={crumbs} current={shortened(question.question_title, crumbLength)} />
      <Box sx={quickLinks}>
        {question.visibility === 'public' && (
          <LinkButton variant="text" to={qaPaths.question(question.slug)}>
            {t('desk.publicPage')}
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton variant="text" to={qaPaths.moderationQuestion(next)}>
            {t('desk.next')}
          </LinkButton>
        )}
      </Box>
      {children}
      <Box sx={columns}>
        <Stack sx={{ gap: 4, minWidth: 0 }}>
          <WrittenQuestion question={question} actions={actions} />
          <AnswerSection question={question} actions={actions} />
        </Stack>
        <Stack component="aside" aria-label={t('desk.aside')} sx={{ gap: 3, minWidth: 0 }}>
          <OtherActions question={question} actions={actions} />
          <ReaderReports question={question} actions={actions} now={now} />
          <History actions={question.acts} />
        </Stack>
      </Box>
    </Container>
  );
}

const quickLinks = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 };
const columns = {
  display: 'grid',
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
  marginBlockStart: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
};

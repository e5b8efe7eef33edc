import type { DeskQuestion } from '@clinic/contracts/qa';
import { pick, useLang } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Box, Icon, LinkCard, RelativeTime } from '@clinic/kit/ui';
import { Facts } from '../parts/Facts.tsx';
import { ClaimChip } from '../parts/desk/ClaimChip.tsx';
import { FlagChips } from '../parts/desk/FlagChips.tsx';
import { Moment } from '../parts/desk/Moment.tsx';
import { VisibilityChip } from '../parts/desk/VisibilityChip.tsx';
import { QuestionStatusChip } from '../parts/QuestionStatusChip.tsx';

/** A question in a list of the desk: what it asks, how long it waits, what is special about it, who is at it. */
export function DeskQuestionCard({ question, now }: { question: DeskQuestion; now: string }) {
  const lang = useLang();
  return (
    <LinkCard
      to={qaPaths.moderationQuestion(question.id)}
      title={
        <bdi dir="auto" lang={question.lang}>
          {question.question_title}
        </bdi>
      }
    >
      <Facts small>
        <span>
          <Icon name="pulse" size={18} />
          {pick(question.qa_specialty, 'name', lang)}
        </span>
        <span>
          <Icon name="clock" size={18} />
          <span>
            <RelativeTime instant={question.created_at} now={now} /> · <Moment instant={question.created_at} />
          </span>
        </span>
      </Facts>
      <Box sx={chips}>
        <FlagChips question={question} />
        {question.claim !== null && <ClaimChip claim={question.claim} now={now} />}
        <QuestionStatusChip status={question.status} />
        <VisibilityChip visibility={question.visibility} />
      </Box>
    </LinkCard>
  );
}

const chips = { display: 'flex', flexWrap: 'wrap', gap: 1 };

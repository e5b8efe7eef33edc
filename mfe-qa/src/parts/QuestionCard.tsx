import type { Question } from '@clinic/shared/contracts';
import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import { Box, Icon, LinkCard, RelativeTime, ShortNumber } from '@clinic/shared/ui';
import { QuestionStatusChip } from './QuestionStatusChip.tsx';
import { shortened } from './shortened.ts';

interface QuestionCardProps {
  question: Question;
  /** From the loader, so that server and browser agree. */
  now: string;
  level?: 2 | 3;
}

const previewLength = 140;

/** A question in a list: its beginning, its state, its age and how often it was read (S125). */
export function QuestionCard({ question, now, level = 3 }: QuestionCardProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  return (
    <LinkCard
      to={paths.question(question.slug)}
      level={level}
      title={<bdi dir="auto">{question.question_title}</bdi>}
      media={<QuestionStatusChip status={question.status} />}
    >
      <Box component="p" sx={preview}>
        <bdi dir="auto">{shortened(question.question_content, previewLength)}</bdi>
      </Box>
      <Box sx={facts}>
        <span>
          <Icon name="pulse" size={18} />
          {pick(question.qa_specialty, 'name', lang)}
        </span>
        <span>
          <Icon name="clock" size={18} />
          <RelativeTime instant={question.created_at} now={now} />
        </span>
        <span>
          <Icon name="eye" size={18} />
          <ShortNumber value={question.views_count} /> {t('views', { count: question.views_count })}
        </span>
      </Box>
    </LinkCard>
  );
}

const preview = { margin: 0, color: 'text.secondary', overflowWrap: 'anywhere' };

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBlockStart: 'auto',
  paddingBlockStart: 1,
  color: 'text.secondary',
  fontSize: '.9375rem',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
};

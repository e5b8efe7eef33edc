import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { pluralOfAbbreviated } from '@clinic/contracts/time';
import { Box, Icon, LinkCard, RelativeTime, ShortNumber } from '@clinic/kit/ui';
import { Highlighted } from './Highlighted.tsx';
import { QuestionStatusChip } from './QuestionStatusChip.tsx';
import { previewLength } from './shown-fields.ts';
import type { QuestionOnCard } from './shown-fields.ts';
import { shortened } from './shortened.ts';

interface QuestionCardProps {
  question: QuestionOnCard;
  /** From the loader, so that server and browser agree. */
  now: string;
  level?: 2 | 3;
  /** What was searched for: its words stand out. */
  highlight?: string;
}

/** A question in a list: its beginning, its state, its age, how often it was read, and how many its answer helped. */
export function QuestionCard({ question, now, level = 3, highlight = '' }: QuestionCardProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const { views_count: views, qa_answer: answer } = question;
  const foreign = question.lang === lang ? undefined : question.lang;
  return (
    <LinkCard
      to={qaPaths.question(question.slug)}
      level={level}
      title={
        <bdi dir="auto" lang={foreign}>
          <Highlighted text={question.question_title} query={highlight} />
        </bdi>
      }
      media={<QuestionStatusChip status={question.status} />}
    >
      <Box component="p" dir={question.lang === 'ar' ? 'rtl' : 'ltr'} lang={foreign} sx={preview}>
        <Highlighted text={shortened(question.question_content, previewLength)} query={highlight} />
      </Box>
      <Box sx={facts}>
        <span>{pick(question.qa_specialty, 'name', lang)}</span>
        {foreign !== undefined && (
          <span>
            <Icon name="globe" size={18} />
            {t(`inLanguage.${foreign}`)}
          </span>
        )}
        <span>
          <Icon name="clock" size={18} />
          <RelativeTime instant={question.created_at} now={now} />
        </span>
        <span>
          <Icon name="eye" size={18} />
          <ShortNumber value={views} /> {t('views', { count: pluralOfAbbreviated(views) })}
        </span>
        {answer !== null && (
          <span>
            <Icon name="like" size={18} />
            <ShortNumber value={answer.likes_count} /> {t('likes', { count: pluralOfAbbreviated(answer.likes_count) })}
          </span>
        )}
      </Box>
    </LinkCard>
  );
}

const preview = { margin: 0, color: 'text.secondary', overflowWrap: 'anywhere', textAlign: 'start' };

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBlockStart: 'auto',
  paddingBlockStart: 1,
  color: 'text.secondary',
  fontSize: '.9375rem',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  '& > span:first-of-type': { color: 'primary.main', fontWeight: 500 },
};

import { ShareButton } from '@clinic/kit/sharing';
import type { QuestionDetails } from '@clinic/contracts/qa';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Link, useSite } from '@clinic/kit/routing';
import { pluralOfAbbreviated } from '@clinic/contracts/time';
import { Box, Card, Icon, ShortNumber, StatusChip, VisuallyHidden } from '@clinic/kit/ui';
import { Facts } from '../parts/Facts.tsx';
import { QuestionStatusChip } from '../parts/QuestionStatusChip.tsx';
import { QuestionText } from '../parts/QuestionText.tsx';
import { specialtyIcon } from '../parts/specialty-icon.ts';
import { Additions } from './Additions.tsx';
import { DayOf } from './DayOf.tsx';
import { notPrinted } from './print.tsx';
import { questionAddress } from './question-address.ts';
import { Tags } from './Tags.tsx';

interface AskedQuestionProps {
  question: QuestionDetails;
  /** Likes of its answer; null when there is none. */
  likes: number | null;
}

/** What was asked, by whom, when and about which speciality, and what the asker added. */
export function AskedQuestion({ question, likes }: AskedQuestionProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const { origin } = useSite();
  const { qa_specialty: specialty, question_title: title } = question;
  return (
    <Card as="article" sx={{ display: 'grid', gap: 2.5, padding: { xs: 2.5, md: 4 }, '@media print': { gap: 1 } }}>
      <Facts>
        <Link to={qaPaths.category(pick(specialty, 'slug', lang))}>
          <StatusChip tone="primary" icon={specialtyIcon(specialty)}>
            {pick(specialty, 'name', lang)}
          </StatusChip>
        </Link>
        <QuestionStatusChip status={question.status} />
        <span>
          <VisuallyHidden>{t('question.askedOn')}</VisuallyHidden>
          <DayOf instant={question.created_at} />
        </span>
      </Facts>
      <QuestionText question={question} />
      <Box sx={{ '&:empty': { display: 'none' }, ...notPrinted }}>
        <Tags tags={question.tags} />
      </Box>
      <Additions additions={question.additions} lang={question.lang} />
      <Box sx={foot}>
        <Facts>
          <span>
            <Icon name="user" size={20} />
            <VisuallyHidden>{t('question.asker')}</VisuallyHidden>
            <bdi dir="auto">{question.user_name ?? t('question.anonymous')}</bdi>
          </span>
          {likes !== null && (
            <span>
              <Icon name="like" size={20} />
              <ShortNumber value={likes} /> {t('likes', { count: pluralOfAbbreviated(likes) })}
            </span>
          )}
          <span>
            <Icon name="eye" size={20} />
            <ShortNumber value={question.views_count} />{' '}
            {t('views', { count: pluralOfAbbreviated(question.views_count) })}
          </span>
        </Facts>
        <Box sx={scriptOnly}>
          <ShareButton
            address={questionAddress(origin, lang, question.slug)}
            title={title}
            label={t('question.share')}
          />
        </Box>
      </Box>
    </Card>
  );
}

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingBlockStart: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  ...notPrinted,
};
/** A button that could not do anything. */
const scriptOnly = { '@media (scripting: none)': { display: 'none' } };

import { ShareButton } from '@clinic/kit/sharing';
import type { Answer, Question } from '@clinic/contracts/qa';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { pluralOfAbbreviated } from '@clinic/contracts/time';
import { Box, Card, Icon, Section, ShortNumber } from '@clinic/kit/ui';
import { StructuredAnswer } from '../parts/StructuredAnswer.tsx';
import { AnsweringDoctor } from './AnsweringDoctor.tsx';
import { BookDoctor } from './BookDoctor.tsx';
import { DayOf } from './DayOf.tsx';
import { Facts } from '../parts/Facts.tsx';
import { LikeButton } from './LikeButton.tsx';
import { notPrinted } from './print.tsx';
import { answerAnchor, questionAddress } from './question-address.ts';
import type { Like } from './use-like.ts';

interface ExpertAnswerProps {
  question: Question;
  answer: Answer;
  like: Like;
}

/** The answer, the doctor who gave it, and what a reader can do with it. */
export function ExpertAnswer({ question, answer, like }: ExpertAnswerProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const { origin } = useSite();
  return (
    <Section title={t('answer.title')} id={answerAnchor}>
      <Card
        sx={{
          display: 'grid',
          gap: 3,
          padding: { xs: 2.5, md: 4 },
          borderColor: 'primary.light',
          '@media print': { gap: 1 },
        }}
      >
        <AnsweringDoctor answer={answer} specialty={question.qa_specialty} />
        <StructuredAnswer answer={answer} lang={question.lang} />
        <Facts>
          {answer.edited_at !== null && (
            <div>
              {t('answer.editedOn')} <DayOf instant={answer.edited_at} />
            </div>
          )}
          {answer.reviewed_at !== null && (
            <div>
              {t('answer.reviewedOn')} <DayOf instant={answer.reviewed_at} />
            </div>
          )}
          <Box component="span" sx={notPrinted}>
            <Icon name="like" size={20} />
            <ShortNumber value={like.count} /> {t('likes', { count: pluralOfAbbreviated(like.count) })}
          </Box>
          <Box component="span" sx={notPrinted}>
            <Icon name="eye" size={20} />
            <ShortNumber value={answer.views_count} /> {t('views', { count: pluralOfAbbreviated(answer.views_count) })}
          </Box>
        </Facts>
        <Box sx={actions}>
          {!answer.doctor_profile.has_left && <BookDoctor doctor={answer.doctor_profile} />}
          <LikeButton like={like} />
          <Box sx={scriptOnly}>
            <ShareButton
              address={`${questionAddress(origin, lang, question.slug)}#${answerAnchor}`}
              title={question.question_title}
              label={t('answer.share')}
            />
          </Box>
        </Box>
      </Card>
    </Section>
  );
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  paddingBlockStart: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  ...notPrinted,
};
/** A button that could not do anything. */
const scriptOnly = { '@media (scripting: none)': { display: 'none' } };

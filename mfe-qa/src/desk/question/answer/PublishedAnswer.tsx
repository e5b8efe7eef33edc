import type { Answer, DeskQuestionDetails } from '@clinic/contracts/qa';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card, Stack } from '@clinic/kit/ui';
import { Moment } from '../../../parts/desk/Moment.tsx';
import { StructuredAnswer } from '../../../parts/StructuredAnswer.tsx';

interface PublishedAnswerProps {
  question: DeskQuestionDetails;
  answer: Answer;
  /** Not given to who may not change it. */
  onEdit?: (() => void) | undefined;
}

/** The answer as it stands, and who wrote it when. */
export function PublishedAnswer({ question, answer, onEdit }: PublishedAnswerProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  return (
    <Card>
      <Stack sx={{ gap: 2.5 }}>
        <Box sx={{ color: 'text.secondary' }}>
          <bdi>{pick(answer.doctor_profile, 'name', lang)}</bdi> · <Moment instant={answer.created_at} />
          {answer.edited_at !== null && (
            <div>
              {t('desk.answer.edited')} <Moment instant={answer.edited_at} />
            </div>
          )}
        </Box>
        <StructuredAnswer answer={answer} lang={question.lang} />
        {onEdit !== undefined && (
          <div>
            <Button variant="outlined" onClick={onEdit}>
              {t('desk.answer.edit')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

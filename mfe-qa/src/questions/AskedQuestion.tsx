import type { Question } from '@clinic/shared/contracts';
import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { clinicDateTime, formatDate } from '@clinic/shared/time';
import { Box, Card, Icon, ShortNumber, StatusChip, Typography } from '@clinic/shared/ui';
import { Paragraphs } from '../parts/Paragraphs.tsx';
import { QuestionStatusChip } from '../parts/QuestionStatusChip.tsx';

/** What was asked, by whom, when and about which speciality (S116). */
export function AskedQuestion({ question }: { question: Question }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const asker = question.is_anonymous ? null : question.user_name;
  return (
    <Card as="article" sx={{ display: 'grid', gap: 2.5, padding: { xs: 2.5, md: 4 } }}>
      <Box sx={facts}>
        <StatusChip tone="primary" icon="pulse">
          {pick(question.qa_specialty, 'name', lang)}
        </StatusChip>
        <QuestionStatusChip status={question.status} />
        <time dateTime={question.created_at}>
          {formatDate(clinicDateTime(new Date(question.created_at)).date, lang, 'long')}
        </time>
      </Box>
      <Typography variant="h2" component="h1" id="page-title" tabIndex={-1} dir="auto" sx={{ margin: 0 }}>
        {question.question_title}
      </Typography>
      <Paragraphs>{question.question_content}</Paragraphs>
      <Box sx={{ ...facts, paddingBlockStart: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}>
        <span>
          <Icon name="user" size={20} />
          <bdi dir="auto">{asker ?? t('question.anonymous')}</bdi>
        </span>
        <span>
          <Icon name="eye" size={20} />
          <ShortNumber value={question.views_count} /> {t('views', { count: question.views_count })}
        </span>
      </Box>
    </Card>
  );
}

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  color: 'text.secondary',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
};

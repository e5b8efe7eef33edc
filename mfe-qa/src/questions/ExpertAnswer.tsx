import type { Answer, Question } from '@clinic/shared/contracts';
import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { clinicDateTime, formatDate } from '@clinic/shared/time';
import { Box, Card, Icon, Portrait, Section, ShortNumber, StatusChip, Typography } from '@clinic/shared/ui';
import { Paragraphs } from '../parts/Paragraphs.tsx';

interface ExpertAnswerProps {
  answer: Answer;
  specialty: Question['qa_specialty'];
}

/** The answer and the doctor who gave it (S117). */
export function ExpertAnswer({ answer, specialty }: ExpertAnswerProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const { doctor_profile: doctor } = answer;
  return (
    <Section title={t('answer.title')}>
      <Card sx={{ display: 'grid', gap: 3, padding: { xs: 2.5, md: 4 }, borderColor: 'primary.light' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Portrait image={doctor.image} alt="" size={72} />
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <Typography variant="h4" component="h3" sx={{ margin: 0 }}>
              {pick(doctor, 'name', lang)}
            </Typography>
            <Box sx={{ color: 'text.secondary' }}>{pick(specialty, 'name', lang)}</Box>
            <StatusChip tone="success" icon="check">
              {t('answer.verified')}
            </StatusChip>
          </Box>
          <Box component="time" dateTime={answer.created_at} sx={{ color: 'text.secondary' }}>
            {formatDate(clinicDateTime(new Date(answer.created_at)).date, lang, 'long')}
          </Box>
        </Box>
        <Paragraphs>{answer.answer_content}</Paragraphs>
        <Box sx={stats}>
          <span>
            <Icon name="like" size={20} />
            <ShortNumber value={answer.likes_count} /> {t('likes', { count: answer.likes_count })}
          </span>
          <span>
            <Icon name="eye" size={20} />
            <ShortNumber value={answer.views_count} /> {t('views', { count: answer.views_count })}
          </span>
        </Box>
      </Card>
    </Section>
  );
}

const stats = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  paddingBlockStart: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
};

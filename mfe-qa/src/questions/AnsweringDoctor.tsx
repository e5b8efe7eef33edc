import type { Answer, Question } from '@clinic/contracts/qa';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link } from '@clinic/kit/routing';
import { Box, Ltr, Portrait, StatusChip, Typography } from '@clinic/kit/ui';
import { DayOf } from './DayOf.tsx';

interface AnsweringDoctorProps {
  answer: Answer;
  specialty: Question['qa_specialty'];
}

/** Who gave an answer, and when: name, speciality, badge and licence number. */
export function AnsweringDoctor({ answer, specialty }: AnsweringDoctorProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const { doctor_profile: doctor } = answer;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <Portrait image={doctor.image} focus={doctor.image_focus} alt="" size={72} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="h4" component="h3" sx={name}>
          {doctor.has_left ? (
            pick(doctor, 'name', lang)
          ) : (
            <Link to={contentPaths.doctor(pick(doctor, 'slug', lang))}>{pick(doctor, 'name', lang)}</Link>
          )}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>{pick(specialty, 'name', lang)}</Box>
        <Box sx={facts}>
          <StatusChip tone="success" icon="check">
            {t('answer.verified')}
          </StatusChip>
          <span>
            {t('answer.licence')} <Ltr>{doctor.licence_no}</Ltr>
          </span>
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {t('answer.answeredOn')} <DayOf instant={answer.created_at} />
      </Box>
    </Box>
  );
}

const name = {
  margin: 0,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'text.primary', textDecoration: 'none' },
  '& a:hover': { color: 'primary.main', textDecoration: 'underline' },
};
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginBlockStart: 0.5,
  color: 'text.secondary',
  fontSize: '.9375rem',
};

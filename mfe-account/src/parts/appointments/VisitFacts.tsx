import type { Appointment } from '@clinic/contracts';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link } from '@clinic/kit/routing';
import { formatDate, formatHijri, formatTime } from '@clinic/contracts/time';
import { Box, Icon, Portrait, Typography } from '@clinic/kit/ui';
import { kindText } from './kind-text.ts';

/** Day and time of an appointment; `heading` when the day is what a section is about. */
export function VisitTime({ visit, heading = false }: { visit: Appointment; heading?: boolean }) {
  const lang = useLang();
  return (
    <Box sx={dayBlock}>
      <Typography
        variant={heading ? 'h2' : 'h3'}
        component={heading ? 'h2' : 'p'}
        sx={{ margin: 0, color: 'text.primary' }}
      >
        {formatDate(visit.date, lang, 'full')}
      </Typography>
      <span>{formatHijri(visit.date, lang)}</span>
      <Box sx={timeLine}>
        <Icon name="clock" size={22} />
        <time dateTime={visit.starts_at}>{formatTime(visit.time, lang)}</time>
      </Box>
    </Box>
  );
}

/** The doctor of an appointment with the speciality, and the kind of visit where it is no ordinary one; as a heading where many stand in a list. */
export function VisitDoctor({
  visit: { doctor, specialty, kind },
  component,
}: {
  visit: Appointment;
  component: 'h3' | 'p';
}) {
  const lang = useLang();
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Portrait image={doctor.image} focus={doctor.image_focus} alt="" size={64} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component={component} sx={{ margin: 0 }}>
          <Link to={contentPaths.doctor(pick(doctor, 'slug', lang))}>{pick(doctor, 'name', lang)}</Link>
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>{pick(specialty, 'name', lang)}</Box>
        {kind !== undefined && <Box>{kindText(kind, lang)}</Box>}
      </Box>
    </Box>
  );
}

/** Where an appointment is, in a clinic with several branches. */
export function VisitBranch({ visit: { branch } }: { visit: Pick<Appointment, 'branch'> }) {
  const lang = useLang();
  if (branch === undefined) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
      <Icon name="map" size={20} />
      <span>{pick(branch, 'name', lang)}</span>
    </Box>
  );
}

/** Whom an appointment is for. */
export function VisitPatient({ visit }: { visit: Appointment }) {
  const { t } = useTranslation('account');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
      <Icon name="user" size={20} />
      <span>
        {t('appointments.patient')} <bdi dir="auto">{visit.patient_name}</bdi>
      </span>
    </Box>
  );
}

const dayBlock = {
  display: 'grid',
  gap: 1,
  padding: 2.5,
  borderRadius: '12px',
  backgroundColor: 'primary.soft',
  color: 'text.secondary',
};

const timeLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'text.primary',
  fontWeight: 600,
  fontSize: '1.25rem',
};

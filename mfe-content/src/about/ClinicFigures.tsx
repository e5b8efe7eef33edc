import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link } from '@clinic/kit/routing';
import { Box, Icon, type IconName } from '@clinic/kit/ui';
import type { Figures } from './about.data.ts';

/** The clinic in figures, each leading to what it counts, and the way to its hours. What there is none of is not said. */
export function ClinicFigures({ specialties, doctors }: Figures) {
  const { t } = useTranslation('content');
  const counted: { icon: IconName; count: number; text: string; to: string }[] = [
    {
      ...{ icon: 'heart', count: specialties, to: contentPaths.specialities() },
      text: t('about.specialities', { count: specialties }),
    },
    { icon: 'user', count: doctors, text: t('doctors.count', { count: doctors }), to: contentPaths.doctors() },
  ];
  const figures: { icon: IconName; text: string; to: string }[] = [
    ...counted.filter(({ count }) => count > 0),
    { icon: 'clock', text: t('about.hours'), to: contentPaths.shifts() },
  ];
  return (
    <Box component="ul" sx={list}>
      {figures.map(({ icon, text, to }) => (
        <li key={icon}>
          <Link to={to}>
            <Icon name={icon} size={26} />
            {text}
          </Link>
        </li>
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    height: '100%',
    p: 2.5,
    borderRadius: '16px',
    bgcolor: 'primary.soft',
    fontSize: '1.125rem',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
} as const;

import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { Link, paths } from '@clinic/shared/routing';
import { Box } from '@clinic/shared/ui';
import type { DirectorySpecialty } from './doctors.data.ts';

interface SpecialityFilterProps {
  specialties: readonly DirectorySpecialty[];
  chosen: DirectorySpecialty | null;
}

/** Links that narrow the directory to one speciality: they work without script and survive the back button. */
export function SpecialityFilter({ specialties, chosen }: SpecialityFilterProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Box component="nav" aria-label={t('doctors.filter')}>
      <Box component="ul" sx={row}>
        <li>
          <Link to={paths.doctors()} aria-current={chosen === null ? 'true' : undefined}>
            {t('doctors.everySpeciality')}
          </Link>
        </li>
        {specialties.map((specialty) => (
          <li key={specialty.id}>
            <Link
              to={paths.doctors({ specialty: specialty.slug_en })}
              aria-current={specialty.id === chosen?.id ? 'true' : undefined}
            >
              {pick(specialty, 'name', lang)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  listStyle: 'none',
  margin: { xs: '0 -16px', md: 0 },
  padding: { xs: '4px 16px', md: 0 },
  display: 'flex',
  gap: 1,
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'thin',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    px: 2,
    borderRadius: '999px',
    border: '1px solid',
    borderColor: 'line.hair',
    bgcolor: 'background.paper',
    color: 'text.primary',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    fontSize: '.9375rem',
  },
  '& a:hover': { borderColor: 'primary.light', color: 'primary.main' },
  '& a[aria-current]': { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
} as const;

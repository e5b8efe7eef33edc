import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Band, Box, CardGrid, Icon, LinkCard, Section, specialityIcon } from '@clinic/kit/ui';
import type { HomeData } from './shown-home.ts';

/** Tiles that lead to the specialities. */
export function SpecialitiesGrid({ specialties }: Pick<HomeData, 'specialties'>) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Band far>
      <Section
        id="specialities"
        title={t('specialities.title')}
        lead={t('home.specialities.lead')}
        action={{ label: t('specialities.all'), to: contentPaths.specialities() }}
      >
        <CardGrid columns={columns}>
          {specialties.map((specialty) => (
            <li key={specialty.id}>
              <LinkCard
                to={contentPaths.speciality(specialty.slug_en)}
                title={pick(specialty, 'name', lang)}
                media={<Sign icon={specialty.icon} />}
              >
                <Box
                  component="p"
                  sx={{ margin: 0, mt: 'auto', color: 'text.secondary', fontSize: '.875rem', lineHeight: 1.5 }}
                >
                  {t('specialities.doctors', { count: specialty.doctors_count })}
                </Box>
              </LinkCard>
            </li>
          ))}
        </CardGrid>
      </Section>
    </Band>
  );
}

/** Room for the longest name of a speciality in one line. */
const columns = {
  xs: 'repeat(2, minmax(0,1fr))',
  sm: 'repeat(3, minmax(0,1fr))',
  md: 'repeat(5, minmax(0,1fr))',
};

function Sign({ icon }: { icon: string }) {
  return (
    <Box
      sx={{
        width: { xs: 44, sm: 52 },
        height: { xs: 44, sm: 52 },
        borderRadius: '16px',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'primary.soft',
        color: 'primary.main',
      }}
    >
      <Icon name={specialityIcon({ icon })} size={28} />
    </Box>
  );
}

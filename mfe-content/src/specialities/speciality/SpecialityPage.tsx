import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { paths, useLoaderData } from '@clinic/shared/routing';
import { Box, CardGrid, EmptyState, LinkButton, Page, Section } from '@clinic/shared/ui';
import { BookButton } from '../../parts/BookButton.tsx';
import { DoctorTile } from '../../parts/DoctorTile.tsx';
import { specialityScene } from '../../parts/speciality-picture.ts';
import { ScenePage } from '../../parts/ScenePage.tsx';
import { ServiceList } from './ServiceList.tsx';
import { TextSections } from '../../parts/TextSections.tsx';
import type { SpecialityData } from './speciality.data.ts';

/** One speciality: what it treats, its services, its doctors (S3). */
export function SpecialityPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const found = useLoaderData<SpecialityData>();
  const crumbs = [{ label: t('specialities.title'), to: paths.specialities() }];
  if (found === null) {
    return (
      <Page title={t('specialities.missing.title')} crumbs={crumbs}>
        <EmptyState
          title={t('specialities.missing.lead')}
          text={t('specialities.missing.text')}
          action={{ label: t('specialities.all'), to: paths.specialities() }}
        />
      </Page>
    );
  }

  const { specialty, doctors } = found;
  const everyone = paths.doctors({ specialty: specialty.slug_en });
  return (
    <ScenePage
      title={pick(specialty, 'name', lang)}
      crumbs={crumbs}
      lead={pick(specialty, 'summary', lang)}
      scene={specialityScene(specialty)}
      actions={
        <>
          <BookButton specialty={specialty.id}>{t('book.action')}</BookButton>
          {doctors.total > 0 && (
            <LinkButton to={everyone} variant="outlined" size="large">
              {t('specialities.doctorsTitle')}
            </LinkButton>
          )}
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1.6fr) minmax(0,1fr)' },
          alignItems: 'start',
        }}
      >
        <TextSections sections={specialty.sections} />
        <ServiceList services={specialty.services} />
      </Box>
      {doctors.total > 0 && (
        <Section
          title={t('specialities.doctorsTitle')}
          {...(doctors.total > doctors.data.length ? { action: { label: t('doctors.all'), to: everyone } } : {})}
        >
          <CardGrid min={250}>
            {doctors.data.map((doctor) => (
              <li key={doctor.id}>
                <DoctorTile doctor={doctor} layout="row" />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </ScenePage>
  );
}

import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { isUnavailable, loadedOr, useLoaderData } from '@clinic/kit/routing';
import { Box, EmptyState, LinkButton, Page, Section } from '@clinic/kit/ui';
import { BookButton } from '../../parts/BookButton.tsx';
import { DoctorSection } from '../../parts/DoctorSection.tsx';
import { HoursCard } from '../../parts/HoursCard.tsx';
import { OfferArticle } from '../../parts/OfferArticle.tsx';
import { PageAnchors } from '../../parts/PageAnchors.tsx';
import { PageParts } from '../../parts/PageParts.tsx';
import { ScenePage } from '../../parts/ScenePage.tsx';
import { specialityScene } from '../../parts/speciality-picture.ts';
import { TextSections } from '../../parts/TextSections.tsx';
import { departmentPages } from './department-pages.ts';
import { noTexts } from './department-texts.ts';
import { ServiceList } from './ServiceList.tsx';
import { specialityAnchors } from './speciality-anchors.ts';
import type { SpecialityData } from './speciality.data.ts';
import { TreatmentList } from './TreatmentList.tsx';

/** One speciality: what it treats and offers, its promotions, its doctors. */
export function SpecialityPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const found = useLoaderData<SpecialityData>();
  const crumbs = [{ label: t('specialities.title'), to: contentPaths.specialities() }];
  if (found === null) {
    return (
      <Page title={t('specialities.missing.title')} crumbs={crumbs}>
        <EmptyState
          title={t('specialities.missing.lead')}
          text={t('specialities.missing.text')}
          action={{ label: t('specialities.all'), to: contentPaths.specialities() }}
        />
      </Page>
    );
  }

  const { specialty, doctors } = found;
  const [treatments, offers] = [loadedOr(found.treatments, []), loadedOr(found.offers, [])];
  const texts = loadedOr(found.texts, noTexts);
  const story = departmentPages[specialty.slug_en]?.story;
  const everyone = contentPaths.doctors({ specialty: specialty.slug_en });
  return (
    <ScenePage
      title={pick(specialty, 'name', lang)}
      crumbs={crumbs}
      lead={pick(specialty, 'summary', lang)}
      scene={specialityScene(specialty)}
      actions={
        <>
          <BookButton specialty={specialty.id}>{t('book.action')}</BookButton>
          {(isUnavailable(doctors) || doctors.total > 0) && (
            <LinkButton to={everyone} variant="outlined" size="large">
              {t('specialities.doctorsTitle')}
            </LinkButton>
          )}
          {story !== undefined && (
            <LinkButton to={story} variant="text" size="large">
              {t('specialities.story')}
            </LinkButton>
          )}
        </>
      }
    >
      <PageAnchors anchors={specialityAnchors(found, lang, t)} />
      <Box sx={columns}>
        <TextSections sections={specialty.sections} />
        <Box sx={aside}>
          <ServiceList services={specialty.services} />
          <HoursCard departments={loadedOr(found.hours, [])} />
        </Box>
      </Box>
      {treatments.length > 0 && <TreatmentList treatments={treatments} />}
      {offers.length > 0 && (
        <Section id="offers" title={t('offers.title')} action={{ label: t('offers.all'), to: contentPaths.offers() }}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {offers.map((offer) => (
              <OfferArticle key={offer.id} offer={offer} level={3} />
            ))}
          </Box>
        </Section>
      )}
      <PageParts page={texts} />
      <DoctorSection doctors={doctors} everyone={everyone} />
    </ScenePage>
  );
}

const aside = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const columns = {
  display: 'grid',
  gap: { xs: 5, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1.6fr) minmax(0,1fr)' },
  alignItems: 'start',
} as const;

import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link, loadedOr, useLoaderData } from '@clinic/kit/routing';
import { Box, Breadcrumbs, Container, EmptyState, Page, PageTitle, Portrait, Section } from '@clinic/kit/ui';
import { BookButton } from '../../parts/BookButton.tsx';
import { OfferArticle } from '../../parts/OfferArticle.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import type { DoctorData } from './doctor.data.ts';
import { DoctorFacts } from './DoctorFacts.tsx';
import { FreeSlots } from './FreeSlots.tsx';

/** One doctor: who it is and when to be seen. */
export function DoctorPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const found = useLoaderData<DoctorData>();
  const crumbs = [{ label: t('doctors.title'), to: contentPaths.doctors() }];
  if (found === null) {
    return (
      <Page title={t('doctor.missing.title')} crumbs={crumbs}>
        <EmptyState
          title={t('doctor.missing.lead')}
          text={t('doctor.missing.text')}
          action={{ label: t('doctors.all'), to: contentPaths.doctors() }}
        />
      </Page>
    );
  }

  const { doctor } = found;
  const offers = loadedOr(found.offers, []);
  const name = pick(doctor, 'name', lang);
  return (
    <Container>
      <Box sx={{ pt: { xs: '20px', md: '28px' }, pb: { xs: 8, md: 12 } }}>
        <Breadcrumbs crumbs={crumbs} current={name} />
        <Box sx={head}>
          <Box sx={picture}>
            <Portrait
              image={doctor.image}
              focus={doctor.image_focus}
              alt={t('doctor.portrait', { name })}
              size={280}
              shape="rounded"
              eager
            />
          </Box>
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', alignContent: 'center' }}>
            <PageTitle>{name}</PageTitle>
            <Box component="ul" aria-label={t('doctor.titles')} sx={titles}>
              {doctor.job_titles.map((title) => (
                <li key={title.name_en}>{pick(title, 'name', lang)}</li>
              ))}
            </Box>
            <Box component="ul" aria-label={t('doctor.specialities')} sx={chips}>
              {doctor.specialties.map((specialty) => (
                <li key={specialty.id}>
                  <Link to={contentPaths.speciality(specialty.slug_en)}>{pick(specialty, 'name', lang)}</Link>
                </li>
              ))}
            </Box>
            <Box sx={{ mt: 1 }}>
              <BookButton doctor={doctor.id} specialty={doctor.specialties[0]?.id}>
                {t('book.with')}
              </BookButton>
            </Box>
          </Box>
        </Box>
        <Box sx={body}>
          <Box sx={{ display: 'grid', gap: 5 }}>
            <Section title={t('doctor.about')}>
              <Paragraphs text={pick(doctor, 'bio', lang)} />
            </Section>
            <DoctorFacts doctor={doctor} />
          </Box>
          <FreeSlots doctor={doctor} />
        </Box>
        {offers.length > 0 && (
          <Box sx={{ mt: { xs: 5, md: 7 } }}>
            <Section title={t('doctor.offers')} action={{ label: t('offers.all'), to: contentPaths.offers() }}>
              <Box sx={{ display: 'grid', gap: 2 }}>
                {offers.map((offer) => (
                  <OfferArticle key={offer.id} offer={offer} level={3} />
                ))}
              </Box>
            </Section>
          </Box>
        )}
      </Box>
    </Container>
  );
}

const head = {
  display: 'grid',
  gap: { xs: 2.5, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'auto minmax(0,1fr)' },
  alignItems: 'center',
  mt: 1.5,
  mb: { xs: 4, md: 6 },
} as const;
const picture = {
  '& > *': { display: 'block', width: { xs: 180, md: 280 }, height: 'auto', aspectRatio: '1' },
} as const;
const titles = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: '1.125rem',
  color: 'text.secondary',
  '& li': { display: 'inline' },
  '& li + li::before': { content: '"·"', mx: 1 },
} as const;
const chips = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    px: 1.75,
    borderRadius: '999px',
    bgcolor: 'primary.soft',
    textDecoration: 'none',
    fontSize: '.9375rem',
    fontWeight: 500,
  },
  '& a:hover': { textDecoration: 'underline' },
} as const;
const body = {
  display: 'grid',
  gap: { xs: 5, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1.5fr) minmax(0,1fr)' },
  alignItems: 'start',
} as const;

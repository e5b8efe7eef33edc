import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData } from '@clinic/kit/routing';
import { PageTitle, VisuallyHidden } from '@clinic/kit/ui';
import { DentalSection } from './DentalSection.tsx';
import { FeaturedDoctor } from './FeaturedDoctor.tsx';
import { Hero } from './Hero.tsx';
import type { LoadedHome } from './home.data.ts';
import { Installments } from './Installments.tsx';
import { InsurancePartners } from './InsurancePartners.tsx';
import { LatestPosts } from './LatestPosts.tsx';
import { Offers } from './Offers.tsx';
import { RandomDoctors } from './RandomDoctors.tsx';
import { ReviewsSection } from './reviews/ReviewsSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { shownHome } from './shown-home.ts';
import { SpecialitiesGrid } from './SpecialitiesGrid.tsx';

/**
 * The home page; its sections in the order of S1, each with an id for links into the page. A section that has nothing to show is
 * not there. The slides change, so the page's one heading is not theirs.
 */
export function HomePage() {
  const { t } = useTranslation('content');
  const home = shownHome(useLoaderData<LoadedHome>());
  const has = {
    services: home.services.length > 0,
    dental: home.treatments.length > 0,
    specialities: home.specialties.length > 0,
    doctors: home.random.length > 0,
    offers: home.offers.length > 0,
    blogs: home.blogs.length > 0,
    reviews: home.reviews.length > 0,
    news: home.news.length > 0,
    installments: home.instalments,
    insurance: home.partners.length > 0,
  };
  const sections = Object.entries(has).flatMap(([id, shown]) => (shown ? [id] : []));

  return (
    <>
      <VisuallyHidden as="div">
        <PageTitle>{t('home.heading')}</PageTitle>
      </VisuallyHidden>
      {home.featured !== null && (
        <FeaturedDoctor
          doctor={home.featured}
          offer={home.offers.find(({ doctor }) => doctor?.slug_en === home.featured?.slug_en)}
        />
      )}
      <Hero slides={home.slides} sections={sections} />
      {has.services && <ServicesSection services={home.services} />}
      {has.dental && <DentalSection treatments={home.treatments} />}
      {has.specialities && <SpecialitiesGrid specialties={home.specialties} />}
      {has.doctors && <RandomDoctors random={home.random} />}
      {has.offers && <Offers offers={home.offers} />}
      {has.blogs && <LatestPosts kind="blogs" posts={home.blogs} />}
      {has.reviews && <ReviewsSection reviews={home.reviews} reviewsInAll={home.reviewsInAll} />}
      {has.news && <LatestPosts kind="news" posts={home.news} />}
      {has.installments && <Installments today={home.today} />}
      {has.insurance && <InsurancePartners partners={home.partners} />}
    </>
  );
}

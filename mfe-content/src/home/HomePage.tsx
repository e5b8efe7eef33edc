import { useLoaderData } from '@clinic/shared/routing';
import { DentalSection } from './DentalSection.tsx';
import { FeaturedDoctor } from './FeaturedDoctor.tsx';
import { Hero } from './Hero.tsx';
import type { HomeData } from './home.data.ts';
import { Offers } from './Offers.tsx';
import { RandomDoctors } from './RandomDoctors.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { SpecialitiesGrid } from './SpecialitiesGrid.tsx';

/** The doctor of the feature block (S39). */
const featuredDoctor = 1080;

/** The home page; its sections in the order of S1. */
export function HomePage() {
  const { specialties, random, promoted } = useLoaderData<HomeData>();
  const featured = promoted.find(({ id }) => id === featuredDoctor);

  return (
    <>
      {featured && <FeaturedDoctor doctor={featured} />}
      <Hero />
      <ServicesSection />
      <DentalSection />
      <SpecialitiesGrid specialties={specialties} />
      {random.length > 0 && <RandomDoctors doctors={random} />}
      {promoted.length > 0 && <Offers doctors={promoted} />}
    </>
  );
}

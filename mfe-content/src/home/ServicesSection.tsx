import { useTranslation } from '@clinic/kit/i18n';
import { Band, Section } from '@clinic/kit/ui';
import type { HomeData } from './shown-home.ts';
import { ServicesCarousel } from './ServicesCarousel.tsx';

/** What the clinic offers beside consultations, in a carousel. */
export function ServicesSection({ services }: Pick<HomeData, 'services'>) {
  const { t } = useTranslation('content');
  return (
    <Band far tone="paper">
      <Section id="services" title={t('home.services.title')} lead={t('home.services.lead')}>
        <ServicesCarousel services={services} />
      </Section>
    </Band>
  );
}

import { useTranslation } from '@clinic/shared/i18n';
import { Band, Section } from '@clinic/shared/ui';
import { ServicesCarousel } from './ServicesCarousel.tsx';

/** What the clinic offers beside consultations, in a carousel (S36). */
export function ServicesSection() {
  const { t } = useTranslation('content');
  return (
    <Band tone="paper">
      <Section title={t('home.services.title')} lead={t('home.services.lead')}>
        <ServicesCarousel />
      </Section>
    </Band>
  );
}

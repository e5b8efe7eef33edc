import { useTranslation } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import { Band, Section } from '@clinic/shared/ui';
import { OfferList } from '../parts/OfferList.tsx';
import type { PromotedDoctor } from '../parts/promoted-doctors.data.ts';

/** The promotions of doctors 1080, 58 and 67 (S38). */
export function Offers({ doctors }: { doctors: readonly PromotedDoctor[] }) {
  const { t } = useTranslation('content');
  return (
    <Band>
      <Section title={t('offers.title')} action={{ label: t('offers.all'), to: paths.offers() }}>
        <OfferList doctors={doctors} level={3} />
      </Section>
    </Band>
  );
}

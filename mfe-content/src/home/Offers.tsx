import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Band, Section } from '@clinic/kit/ui';
import { OfferList } from '../parts/OfferList.tsx';
import type { HomeData } from './shown-home.ts';

/** What the clinic offers today: promotions of its doctors and others. */
export function Offers({ offers }: Pick<HomeData, 'offers'>) {
  const { t } = useTranslation('content');
  return (
    <Band far>
      <Section id="offers" title={t('offers.title')} action={{ label: t('offers.all'), to: contentPaths.offers() }}>
        <OfferList offers={offers} level={3} />
      </Section>
    </Band>
  );
}

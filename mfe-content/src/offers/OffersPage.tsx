import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { loadedOr, useLoaderData } from '@clinic/kit/routing';
import { Box, EmptyState, Page } from '@clinic/kit/ui';
import { OfferArticle } from '../parts/OfferArticle.tsx';
import { PageParts } from '../parts/PageParts.tsx';
import type { OffersData } from './offers.data.ts';

/** The offers of the clinic, each with its conditions and its days. */
export function OffersPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { offers, ...found } = useLoaderData<OffersData>();
  const page = loadedOr(found.page, null);
  return (
    <Page
      title={page === null ? t('offers.title') : pick(page, 'title', lang)}
      crumbs={[]}
      lead={page === null ? t('offers.lead') : pick(page, 'lead', lang)}
    >
      {offers.length === 0 ? (
        <EmptyState
          title={t('offers.none.title')}
          text={t('offers.none.text')}
          action={{ label: t('doctors.all'), to: contentPaths.doctors() }}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {offers.map((offer) => (
            <OfferArticle key={offer.id} offer={offer} />
          ))}
        </Box>
      )}
      {page !== null && <PageParts page={page} />}
    </Page>
  );
}

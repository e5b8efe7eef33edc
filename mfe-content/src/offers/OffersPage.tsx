import { useTranslation } from '@clinic/shared/i18n';
import { paths, useLoaderData } from '@clinic/shared/routing';
import { Box, EmptyState, Page, Section } from '@clinic/shared/ui';
import { OfferList } from '../parts/OfferList.tsx';
import type { OffersData } from './offers.data.ts';

const conditions = ['ask', 'one', 'price'] as const;

/** The offers of the clinic (S142). */
export function OffersPage() {
  const { t } = useTranslation('content');
  const { doctors } = useLoaderData<OffersData>();
  return (
    <Page title={t('offers.title')} crumbs={[]} lead={t('offers.lead')}>
      {doctors.length === 0 ? (
        <EmptyState
          title={t('offers.none.title')}
          text={t('offers.none.text')}
          action={{ label: t('doctors.all'), to: paths.doctors() }}
        />
      ) : (
        <>
          <OfferList doctors={doctors} level={2} />
          <Section title={t('offers.conditions.title')}>
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: 3, maxWidth: '68ch', display: 'grid', gap: 1 }}>
              {conditions.map((condition) => (
                <li key={condition}>{t(`offers.conditions.${condition}`)}</li>
              ))}
            </Box>
          </Section>
        </>
      )}
    </Page>
  );
}

import { SearchField } from '@clinic/kit/browsing';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { loadedOr, useLoaderData } from '@clinic/kit/routing';
import { Box, CardGrid, EmptyState, Page } from '@clinic/kit/ui';
import { PageParts } from '../parts/PageParts.tsx';
import { PartnerCard } from './PartnerCard.tsx';
import type { PartnersData } from './partners.data.ts';

/** The insurers that the clinic works with, found by name. */
export function PartnersPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { partners, total, search, ...found } = useLoaderData<PartnersData>();
  const page = loadedOr(found.page, null);
  return (
    <Page
      title={page === null ? t('partners.title') : pick(page, 'title', lang)}
      crumbs={[]}
      lead={page === null ? t('partners.lead') : pick(page, 'lead', lang)}
    >
      {total === 0 ? (
        <EmptyState
          title={t('partners.none.title')}
          text={t('partners.none.text')}
          action={{ label: t('info.write'), to: contentPaths.contact() }}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <SearchField action={contentPaths.insurancePartners()} name="q" label={t('partners.search')} value={search} />
          <Box component="p" role="status" sx={{ margin: 0, color: 'text.secondary' }}>
            {t('partners.count', { count: partners.length })}
          </Box>
          {partners.length === 0 ? (
            <EmptyState
              title={t('partners.notFound.title', { name: search })}
              text={t('partners.notFound.text')}
              action={{ label: t('partners.all'), to: contentPaths.insurancePartners() }}
            />
          ) : (
            <CardGrid min={160}>
              {partners.map((partner) => (
                <li key={partner.id}>
                  <PartnerCard partner={partner} />
                </li>
              ))}
            </CardGrid>
          )}
        </Box>
      )}
      {page !== null && <PageParts page={page} />}
    </Page>
  );
}

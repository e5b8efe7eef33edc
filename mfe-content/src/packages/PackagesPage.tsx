import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { loadedOr, useLoaderData } from '@clinic/kit/routing';
import { CardGrid, EmptyState, Page } from '@clinic/kit/ui';
import { PackageCard } from '../parts/PackageCard.tsx';
import { PageParts } from '../parts/PageParts.tsx';
import type { PackagesData } from './packages.data.ts';

/** How many pictures may be seen without scrolling. */
const firstRow = 3;

/** Packages of examinations. */
export function PackagesPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { packages, ...found } = useLoaderData<PackagesData>();
  const page = loadedOr(found.page, null);
  return (
    <Page
      title={page === null ? t('packages.title') : pick(page, 'title', lang)}
      crumbs={[]}
      lead={page === null ? t('packages.lead') : pick(page, 'lead', lang)}
    >
      {packages.length === 0 ? (
        <EmptyState
          title={t('packages.none.title')}
          text={t('packages.none.text')}
          action={{ label: t('doctors.all'), to: contentPaths.doctors() }}
        />
      ) : (
        <CardGrid min={300}>
          {packages.map((offered, index) => (
            <li key={offered.id}>
              <PackageCard offered={offered} eager={index < firstRow} />
            </li>
          ))}
        </CardGrid>
      )}
      {page !== null && <PageParts page={page} />}
    </Page>
  );
}

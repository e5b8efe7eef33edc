import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useLoaderData, useLocation, useNavigation } from '@clinic/kit/routing';
import { Box, CardGrid, Page, Pagination } from '@clinic/kit/ui';
import { DoctorTile } from '../parts/DoctorTile.tsx';
import { ListedSoon } from '../parts/ListedSoon.tsx';
import { DoctorFilters } from './DoctorFilters.tsx';
import { doctorsHref, doctorsQuery, queryOf, settingsOf } from './doctors-query.ts';
import type { DoctorsData } from './doctors.data.ts';
import { NoDoctors } from './NoDoctors.tsx';

/** The directory of doctors, narrowed and paged by its address. */
export function DoctorsPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const shown = useLoaderData<DoctorsData>();
  const { chosen, list } = shown;
  const query = queryOf(shown.asked);
  const title =
    chosen === null ? t('doctors.title') : t('directory.titleOf', { specialty: pick(chosen, 'name', lang) });
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // What is chosen shows at once, and the next choice adds to it, while the doctors are still on their way.
  const asked = next?.pathname === pathname ? doctorsQuery(new URLSearchParams(next.search)) : query;

  if (list?.total === 0 && settingsOf(query).length === 0)
    return (
      <Page title={title} crumbs={[]}>
        <ListedSoon title={t('directory.soon.title')} text={t('directory.soon.text')} />
      </Page>
    );
  return (
    <Page
      title={title}
      crumbs={chosen === null ? [] : [{ label: t('doctors.title'), to: contentPaths.doctors() }]}
      lead={t('doctors.lead')}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DoctorFilters query={asked} shown={shown} />
        <Box component="p" role="status" sx={{ margin: 0, color: 'text.secondary' }}>
          {t('doctors.count', { count: list?.total ?? 0 })}
        </Box>
        {list === null || list.doctors.length === 0 ? (
          <NoDoctors query={query} />
        ) : (
          <>
            <CardGrid min={250}>
              {list.doctors.map((doctor) => (
                <li key={doctor.slug_en}>
                  <DoctorTile doctor={doctor} layout="row" level={2} />
                </li>
              ))}
            </CardGrid>
            <Pagination
              page={query.page}
              total={list.total}
              size={list.size}
              hrefFor={(page) => doctorsHref(query, { page })}
            />
          </>
        )}
      </Box>
    </Page>
  );
}

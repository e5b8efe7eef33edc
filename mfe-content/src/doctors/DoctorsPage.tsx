import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useLoaderData } from '@clinic/kit/routing';
import { Box, CardGrid, EmptyState, Page, Pagination } from '@clinic/kit/ui';
import { DoctorTile } from '../parts/DoctorTile.tsx';
import type { DoctorsData } from './doctors.data.ts';
import { SpecialityFilter } from './SpecialityFilter.tsx';

/** The directory of doctors, filtered and paged by its address. */
export function DoctorsPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { specialties, chosen, doctors } = useLoaderData<DoctorsData>();
  const title = chosen === null ? t('doctors.title') : t('doctors.titleOf', { specialty: pick(chosen, 'name', lang) });

  return (
    <Page
      title={title}
      crumbs={chosen === null ? [] : [{ label: t('doctors.title'), to: contentPaths.doctors() }]}
      lead={t('doctors.lead')}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SpecialityFilter specialties={specialties} chosen={chosen} />
        {doctors === null || doctors.data.length === 0 ? (
          <EmptyState
            title={t('doctors.none.title')}
            text={t('doctors.none.text')}
            action={{ label: t('doctors.all'), to: contentPaths.doctors() }}
          />
        ) : (
          <>
            <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
              {t('doctors.count', { count: doctors.total })}
            </Box>
            <CardGrid min={250}>
              {doctors.data.map((doctor) => (
                <li key={doctor.id}>
                  <DoctorTile doctor={doctor} layout="row" level={2} />
                </li>
              ))}
            </CardGrid>
            <Pagination
              page={doctors.current_page}
              total={doctors.total}
              size={doctors.per_page}
              hrefFor={(page) =>
                contentPaths.doctors({ specialty: chosen?.slug_en, page: page === 1 ? undefined : page })
              }
            />
          </>
        )}
      </Box>
    </Page>
  );
}

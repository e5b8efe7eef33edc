import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useLoaderData } from '@clinic/kit/routing';
import { CardGrid, EmptyState, LinkCard, Page, Typography } from '@clinic/kit/ui';
import { Scene } from '../parts/Scene.tsx';
import { specialityScene } from '../parts/speciality-picture.ts';
import type { loader } from './specialities.data.ts';

/** How many drawings may be seen without scrolling. */
const firstRow = 4;

/** All specialities of the clinic. */
export function SpecialitiesPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const specialties = useLoaderData<typeof loader>();

  return (
    <Page title={t('specialities.title')} crumbs={[]} lead={t('specialities.lead')}>
      {specialties.length === 0 ? (
        <EmptyState
          title={t('specialities.none.title')}
          text={t('specialities.none.text')}
          action={{ label: t('doctors.all'), to: contentPaths.doctors() }}
        />
      ) : (
        <CardGrid min={270}>
          {specialties.map((specialty, index) => (
            <li key={specialty.id}>
              <LinkCard
                level={2}
                to={contentPaths.speciality(specialty.slug_en)}
                title={pick(specialty, 'name', lang)}
                media={<Scene src={specialityScene(specialty)} eager={index < firstRow} />}
              >
                <Typography variant="body2" sx={{ margin: 0, color: 'text.secondary' }}>
                  {pick(specialty, 'summary', lang)}
                </Typography>
                <Typography variant="body2" sx={{ margin: 0, mt: 'auto', fontWeight: 500, color: 'primary.main' }}>
                  {t('specialities.doctors', { count: specialty.doctors_count })}
                </Typography>
              </LinkCard>
            </li>
          ))}
        </CardGrid>
      )}
    </Page>
  );
}

import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData } from '@clinic/kit/routing';
import { Box, Container } from '@clinic/kit/ui';
import { AlertsCard } from '../parts/AlertsCard.tsx';
import { useFailureToast } from '../parts/use-failure-toast.ts';
import type { CategoriesData } from './categories.data.ts';
import { CategoriesHero } from './CategoriesHero.tsx';
import { SpecialtyGrid } from './SpecialtyGrid.tsx';

/** Every QA speciality with its answered questions. */
export function CategoriesPage() {
  const { t } = useTranslation('qa');
  const { search, specialties } = useLoaderData<CategoriesData>();
  useFailureToast(specialties === null ? 'qa:categories.error' : null);

  return (
    <>
      <CategoriesHero search={search} />
      <Container sx={{ paddingBlock: { xs: '24px 64px', md: '48px 96px' } }}>
        <Box sx={{ display: 'grid', gap: { xs: 3, md: 5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <aside aria-label={t('alerts.title')}>
            <AlertsCard />
          </aside>
          <SpecialtyGrid search={search} specialties={specialties} />
        </Box>
      </Container>
    </>
  );
}

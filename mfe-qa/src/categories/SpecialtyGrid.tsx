import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { useRevalidator } from '@clinic/kit/routing';
import { CardGrid, EmptyState, Section } from '@clinic/kit/ui';
import type { CategoriesData } from './categories.data.ts';
import { SpecialtyTile } from './SpecialtyTile.tsx';

/** The specialities that were asked for, or why there are none. */
export function SpecialtyGrid({ search, specialties }: CategoriesData) {
  const { t } = useTranslation('qa');
  const { revalidate } = useRevalidator();

  if (specialties === null)
    return <EmptyState variant="error" text={t('categories.error')} action={{ onClick: () => void revalidate() }} />;
  if (specialties.length === 0 && search === '')
    return <EmptyState variant="no-questions" action={{ to: qaPaths.ask() }} />;

  return (
    <Section
      title={t('categories.list')}
      lead={<span role="status">{t('categories.found', { count: specialties.length })}</span>}
    >
      {specialties.length === 0 ? (
        <EmptyState
          variant="no-search-results"
          level={3}
          title={t('categories.none.title')}
          text={t('categories.none.text')}
          action={{ label: t('categories.clear'), to: qaPaths.categories() }}
        />
      ) : (
        <CardGrid columns={columns}>
          {specialties.map((specialty) => (
            <li key={specialty.id}>
              <SpecialtyTile specialty={specialty} />
            </li>
          ))}
        </CardGrid>
      )}
    </Section>
  );
}

/** Two beside each other on a phone that has room for the longest word. */
const columns = { xs: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))', md: 'repeat(4, minmax(0, 1fr))' };

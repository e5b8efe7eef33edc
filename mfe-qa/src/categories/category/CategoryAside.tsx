import { useTranslation } from '@clinic/kit/i18n';
import { Stack } from '@clinic/kit/ui';
import { loadedOr, useInPageLanguage } from '@clinic/kit/routing';
import { AlertsCard } from '../../parts/AlertsCard.tsx';
import { PopularQuestions } from '../../parts/PopularQuestions.tsx';
import { loader } from './category.data.ts';
import type { FoundCategory } from './category.data.ts';
import { CategoryFigures } from './CategoryFigures.tsx';
import { RelatedSpecialties } from './RelatedSpecialties.tsx';

/** What stands beside the questions: alerts, what is read most, figures, other specialities. */
export function CategoryAside({ category }: { category: FoundCategory }) {
  const { specialty } = category;
  // With an address of its own in the other language the page is loaded again anyhow.
  const turned = useInPageLanguage(specialty.slug_ar === specialty.slug_en ? category : null, loader) ?? category;
  const related = loadedOr(category.related, []);
  const popular = loadedOr(turned.popular, loadedOr(category.popular, null));
  const { t } = useTranslation('qa');
  return (
    <Stack component="aside" aria-label={t('category.aside')} sx={{ gap: 3, minWidth: 0 }}>
      <AlertsCard />
      {popular && (
        <PopularQuestions title={t(`popular.${popular.period}`)} questions={popular.questions} now={turned.now} />
      )}
      <CategoryFigures specialty={specialty} />
      <RelatedSpecialties specialties={related} />
    </Stack>
  );
}

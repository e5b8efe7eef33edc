import { useTranslation } from '@clinic/kit/i18n';
import { Stack } from '@clinic/kit/ui';
import { loadedOr } from '@clinic/kit/routing';
import { AlertsCard } from '../../parts/AlertsCard.tsx';
import { PopularQuestions } from '../../parts/PopularQuestions.tsx';
import type { FoundCategory } from './category.data.ts';
import { CategoryFigures } from './CategoryFigures.tsx';
import { RelatedSpecialties } from './RelatedSpecialties.tsx';

/** What stands beside the questions: alerts, what is read most, figures, other specialities. */
export function CategoryAside({ category: { specialty, now, ...category } }: { category: FoundCategory }) {
  const [related, popular] = [loadedOr(category.related, []), loadedOr(category.popular, null)];
  const { t } = useTranslation('qa');
  return (
    <Stack component="aside" aria-label={t('category.aside')} sx={{ gap: 3, minWidth: 0 }}>
      <AlertsCard />
      {popular && <PopularQuestions title={t(`popular.${popular.period}`)} questions={popular.questions} now={now} />}
      <CategoryFigures specialty={specialty} />
      <RelatedSpecialties specialties={related} />
    </Stack>
  );
}

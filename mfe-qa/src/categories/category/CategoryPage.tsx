import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { Box, Container, EmptyState, LinkButton, Page } from '@clinic/kit/ui';
import { useFailureToast } from '../../parts/use-failure-toast.ts';
import type { CategoryData } from './category.data.ts';
import { CategoryAside } from './CategoryAside.tsx';
import { CategoryHeader } from './CategoryHeader.tsx';
import { CategoryQuestions } from './CategoryQuestions.tsx';

/** A QA speciality: what it is about, its questions, and what stands beside them. */
export function CategoryPage() {
  const { t } = useTranslation('qa');
  const category = useLoaderData<CategoryData>();
  const { revalidate } = useRevalidator();
  useFailureToast(toastOf(category));

  if (category.kind !== 'found') {
    return (
      <Page title={t('home.title')} crumbs={[]}>
        <EmptyState
          variant="error"
          title={t(`category.${category.kind}.title`)}
          text={t(`category.${category.kind}.text`)}
          tips={[]}
          action={
            category.kind === 'failed'
              ? { onClick: () => void revalidate() }
              : { label: t('category.back'), to: qaPaths.questions() }
          }
        >
          {category.kind === 'failed' && (
            <LinkButton variant="text" to={qaPaths.questions()}>
              {t('category.back')}
            </LinkButton>
          )}
        </EmptyState>
      </Page>
    );
  }

  return (
    <>
      <CategoryHeader specialty={category.specialty} />
      <Container sx={{ paddingBlock: { xs: '32px 64px', md: '48px 96px' } }}>
        <Box sx={columns}>
          <CategoryQuestions category={category} />
          <CategoryAside category={category} />
        </Box>
      </Container>
    </>
  );
}

/** Only what the reader came for is worth a message; the rest is logged. */
function toastOf(category: CategoryData): string | null {
  if (category.kind === 'missing') return 'qa:category.missingToast';
  if (category.kind === 'found' && category.list === null) return 'qa:category.error';
  return null;
}

const columns = {
  display: 'grid',
  gap: { xs: 5, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
};

import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { EmptyState, LinkButton, Page } from '@clinic/kit/ui';
import { useFailureToast } from '../parts/use-failure-toast.ts';
import { FoundQuestion } from './FoundQuestion.tsx';
import type { loader } from './question.data.ts';

const toasts = { found: null, missing: 'qa:questionNotFound', failed: 'qa:errorLoadingQuestion' };

/** A question, its answer or that none came yet, and others of its speciality. */
export function QuestionPage() {
  const { t } = useTranslation('qa');
  const screen = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useFailureToast(toasts[screen.kind]);

  // Another question begins again: nothing of what was pressed on the one before belongs to it.
  if (screen.kind === 'found') return <FoundQuestion key={screen.question.id} {...screen} />;
  return (
    <Page title={t('home.title')} crumbs={[]}>
      <EmptyState
        variant="error"
        title={t(`question.${screen.kind}.title`)}
        text={t(`question.${screen.kind}.text`)}
        tips={[]}
        action={
          screen.kind === 'failed'
            ? { onClick: () => void revalidate() }
            : { label: t('question.back'), to: qaPaths.questions() }
        }
      >
        {screen.kind === 'failed' && (
          <LinkButton variant="text" to={qaPaths.questions()}>
            {t('question.back')}
          </LinkButton>
        )}
      </EmptyState>
    </Page>
  );
}

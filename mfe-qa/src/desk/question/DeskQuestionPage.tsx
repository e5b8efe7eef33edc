import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { useLoaderData, useRefreshOnReturn, useRevalidator } from '@clinic/kit/routing';
import { Button, EmptyState, Page } from '@clinic/kit/ui';
import { DeskQuestion } from './DeskQuestion.tsx';
import type { loader } from './question.data.ts';
import { useFreshest } from './use-freshest.ts';

/** One question at the desk, or why it cannot be shown. */
export function DeskQuestionPage() {
  const { t } = useTranslation('qa');
  const { screen, stale } = useFreshest(useLoaderData<typeof loader>());
  const { revalidate } = useRevalidator();
  useRefreshOnReturn();
  const crumbs = [
    { label: t('home.title'), to: qaPaths.questions() },
    { label: t('desk.title'), to: qaPaths.moderation() },
  ];
  const again = () => void revalidate();

  if (screen.kind === 'found') {
    return (
      <DeskQuestion key={screen.id} question={screen.question} next={screen.next} now={screen.now} crumbs={crumbs}>
        {stale && (
          <Alert
            severity="warning"
            action={
              <Button size="small" variant="outlined" onClick={again}>
                {t('desk.refresh')}
              </Button>
            }
          >
            {t('desk.stale')}
          </Alert>
        )}
      </DeskQuestion>
    );
  }
  return (
    <Page title={t(`desk.gone.${screen.kind}.title`)} crumbs={crumbs}>
      <EmptyState
        variant="error"
        title={t(`desk.gone.${screen.kind}.title`)}
        text={t(`desk.gone.${screen.kind}.text`)}
        tips={[]}
        action={
          screen.kind === 'failed' ? { onClick: again } : { label: t('desk.backToDesk'), to: qaPaths.moderation() }
        }
      />
    </Page>
  );
}

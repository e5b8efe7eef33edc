import { useFreshest } from '@clinic/kit/desk';
import { LoadFailed } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { useLoaderData, useRefreshOnReturn, useRevalidator } from '@clinic/kit/routing';
import { EmptyState, Page } from '@clinic/kit/ui';
import { DeskQuestion } from './DeskQuestion.tsx';
import { KeptAnswer } from './KeptAnswer.tsx';
import type { loader } from './question.data.ts';

/** One question at the desk, or why it cannot be shown, with what was being written about it. */
export function DeskQuestionPage() {
  const { t } = useTranslation('qa');
  const loaded = useLoaderData<typeof loader>();
  const { shown: screen, stale } = useFreshest(loaded.id, loaded, loaded.kind === 'failed');
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
        {stale && <LoadFailed text={t('desk.stale')} onRetry={again} />}
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
      {screen.kind !== 'failed' && <KeptAnswer key={screen.id} question={screen.id} />}
    </Page>
  );
}

import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Card, EmptyState } from '@clinic/kit/ui';

/** Stands where the answer will be. */
export function WaitingForAnswer({ specialty }: { specialty: number }) {
  const { t } = useTranslation('qa');
  return (
    <Card>
      <EmptyState variant="no-answers" action={{ label: t('answer.waiting.ask'), to: qaPaths.ask(specialty) }} />
    </Card>
  );
}

import type { QuestionStatus } from '@clinic/shared/contracts';
import { useTranslation } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import { Card, EmptyState } from '@clinic/shared/ui';

/** Stands where the answer will be, or says that none will come (S117). */
export function WaitingForAnswer({ status }: { status: QuestionStatus }) {
  const { t } = useTranslation('qa');
  const closed = status === 'closed' ? { title: t('answer.closed.title'), text: t('answer.closed.text') } : {};
  return (
    <Card>
      <EmptyState variant="no-answers" action={{ to: paths.qa() }} {...closed} />
    </Card>
  );
}

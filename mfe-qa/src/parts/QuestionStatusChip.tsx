import type { QuestionStatus } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { StatusChip } from '@clinic/kit/ui';
import type { IconName, StatusTone } from '@clinic/kit/ui';

const looks: Record<QuestionStatus, { tone: StatusTone; icon: IconName }> = {
  pending: { tone: 'warning', icon: 'clock' },
  answered: { tone: 'success', icon: 'check' },
  closed: { tone: 'neutral', icon: 'lock' },
};

/** The state of a question as icon and label. */
export function QuestionStatusChip({ status }: { status: QuestionStatus }) {
  const { t } = useTranslation('qa');
  return <StatusChip {...looks[status]}>{t(`status.${status}`)}</StatusChip>;
}

import type { AppointmentStatus } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { StatusChip } from '@clinic/kit/ui';
import type { IconName, StatusTone } from '@clinic/kit/ui';

const looks: Record<AppointmentStatus, { tone: StatusTone; icon: IconName }> = {
  held: { tone: 'neutral', icon: 'lock' },
  pending: { tone: 'warning', icon: 'clock' },
  confirmed: { tone: 'success', icon: 'check' },
  checked_in: { tone: 'info', icon: 'user' },
  completed: { tone: 'primary', icon: 'check' },
  cancelled: { tone: 'neutral', icon: 'close' },
  rejected: { tone: 'error', icon: 'close' },
  no_show: { tone: 'error', icon: 'alert' },
  expired: { tone: 'neutral', icon: 'close' },
};

/** The state of a visit as the desk speaks of it. */
export function VisitStatusChip({ status }: { status: AppointmentStatus }) {
  const { t } = useTranslation('account');
  return <StatusChip {...looks[status]}>{t(`reception.status.${status}`)}</StatusChip>;
}

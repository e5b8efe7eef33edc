import type { AppointmentStatus } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { StatusChip } from '@clinic/kit/ui';
import type { StatusTone } from '@clinic/kit/ui';

const tones: Record<AppointmentStatus, StatusTone> = {
  held: 'neutral',
  pending: 'warning',
  confirmed: 'success',
  checked_in: 'info',
  completed: 'primary',
  cancelled: 'neutral',
  rejected: 'error',
  no_show: 'neutral',
  expired: 'neutral',
};

/** The state of an appointment in words. */
export function AppointmentStatusChip({ status }: { status: AppointmentStatus }) {
  const { t } = useTranslation('account');
  const icon = { pending: 'clock', completed: 'check', cancelled: 'close', no_show: 'close' } as const;
  return (
    <StatusChip tone={tones[status]} {...(status in icon ? { icon: icon[status as keyof typeof icon] } : {})}>
      {t(`appointments.status.${status}`)}
    </StatusChip>
  );
}

import { useBus } from '@clinic/kit/events';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, IconButton, Ltr } from '@clinic/kit/ui';

/** The code that a patient reads out on the phone, with a button that copies it. */
export function Reference({ code }: { code: string }) {
  const { t } = useTranslation('account');
  const bus = useBus();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      bus.emit('host/toast.show@1', { kind: 'success', key: 'account:appointments.copied' });
    } catch {
      bus.emit('host/toast.show@1', { kind: 'error', key: 'account:appointments.notCopied' });
    }
  };

  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
      <span>
        {t('appointments.reference')} <Ltr>{code}</Ltr>
      </span>
      <IconButton onClick={() => void copy()} aria-label={t('appointments.copy', { code })} color="primary">
        <Icon name="copy" size={18} />
      </IconButton>
    </Box>
  );
}

import { useTranslation } from '@clinic/shared/i18n';
import { Button, Icon } from '@clinic/shared/ui';
import { useCopiedLink } from './use-copied-link.ts';

/** Shares a page through the device's own sheet when it has one, else copies its address (S51). */
export function ShareButton({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation('content');
  const copy = useCopiedLink();
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy(address);
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // Closing the sheet without choosing anything is an answer too.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(address);
    }
  };
  return (
    <Button variant="outlined" startIcon={<Icon name="share" size={20} />} onClick={() => void share()}>
      {t('share.action')}
    </Button>
  );
}

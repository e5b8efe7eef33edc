import { useTranslation } from '../i18n/use-translation.ts';
import { Button, Icon } from '../ui/index.ts';
import { useCopiedLink } from './use-copied-link.ts';

interface ShareButtonProps {
  /** Absolute address of what is shared, in the language that is read; with a fragment for a part of a page. */
  address: string;
  title: string;
  /** Says what is shared where a page has more than one such button. */
  label?: string;
}

/** Shares a page or a part of it through the device's own sheet when it has one, else copies its address. */
export function ShareButton({ address, title, label }: ShareButtonProps) {
  const { t } = useTranslation('shared');
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
      {label ?? t('share.action')}
    </Button>
  );
}

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '@clinic/kit/dialogs';
import { useTranslation } from '@clinic/kit/i18n';
import { isApiError } from '@clinic/kit/http';
import { Button } from '@clinic/kit/ui';
import { ConfirmForm } from './ConfirmForm.tsx';

/** Work that waits for somebody to show who they are. */
interface Waiting {
  again: () => void;
  leave: () => void;
}

/**
 * Does what the API may only do for somebody who has shown of late whose the session is: when it says so, a dialog asks, and
 * then it is done. `run` settles with it, or when the dialog is closed. `dialog` is to be drawn.
 */
export function useConfirmed(): { run: (work: () => Promise<void>) => Promise<void>; dialog: ReactNode } {
  const { t } = useTranslation('account');
  const title = useId();
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isApiError(error, 'CONFIRMATION_REQUIRED')) throw error;
      await new Promise<void>((resolve, reject) => {
        setWaiting({ again: () => void work().then(resolve, reject), leave: resolve });
      });
    }
  }

  function close(): void {
    setWaiting(null);
    waiting?.leave();
  }

  const dialog = waiting && (
    <Dialog open fullWidth maxWidth="xs" onClose={close} aria-labelledby={title}>
      <ConfirmForm
        titleId={title}
        title={t('factor.confirm.title')}
        text={t('factor.confirm.text')}
        submit={t('factor.confirm.submit')}
        other={
          <Button variant="outlined" onClick={close}>
            {t('factor.cancel')}
          </Button>
        }
        onConfirmed={() => {
          setWaiting(null);
          waiting.again();
        }}
      />
    </Dialog>
  );
  return { run, dialog };
}

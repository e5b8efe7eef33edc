import { useEffect, useEffectEvent, useId } from 'react';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Dialog } from '@clinic/kit/dialogs';
import { useBus } from '@clinic/kit/events';
import { useTranslation } from '@clinic/kit/i18n';
import { isApiError } from '@clinic/kit/http';
import { useLocation, useNavigate, useRevalidator } from '@clinic/kit/routing';
import { signOut } from '@clinic/kit/session';
import { Button } from '@clinic/kit/ui';
import { ConfirmDialog } from '../parts/factors/ConfirmDialog.tsx';
import { ConfirmForm } from '../parts/factors/ConfirmForm.tsx';
import { useStaffSession } from './use-staff-session.ts';

/**
 * Lies over every page of the staff: a page that nobody uses is covered until somebody shows whose the session is, and what
 * was typed stays behind it. It also asks when the API wants to know who does something. Whoever has to set up a second
 * factor is led there.
 */
export function StaffLock() {
  const { t } = useTranslation('account');
  const bus = useBus();
  const title = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const { locked, enrol, unlock, look } = useStaffSession();

  const lead = useEffectEvent(() => {
    if (enrol && pathname !== accountPaths.securitySettings())
      void navigate(accountPaths.securitySettings(), { replace: true });
    // It may have been set up meanwhile.
    else if (enrol) look();
  });
  useEffect(() => lead(), [enrol, pathname, state]);

  // The frame's own dialogs, such as the search for a patient, stand above every other: they close as with Escape.
  useEffect(() => {
    if (!locked) return;
    for (const open of document.querySelectorAll('dialog[open]'))
      open.dispatchEvent(new Event('cancel', { cancelable: true }));
  }, [locked]);

  async function leave(): Promise<void> {
    try {
      await signOut();
    } catch (error) {
      if (!isApiError(error)) throw error;
      bus.emit('host/toast.show@1', { kind: 'error', key: 'account:settings.session.failed' });
      return;
    }
    bus.emit('account/session.ended@1', { reason: 'signed-out' });
    await navigate(accountPaths.login());
  }

  if (!locked) return <ConfirmDialog />;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} slotProps={{ backdrop: { sx: opaque } }}>
      <ConfirmForm
        titleId={title}
        title={t('factor.lock.title')}
        text={t('factor.lock.text')}
        submit={t('factor.lock.submit')}
        other={
          <Button variant="outlined" onClick={() => void leave()}>
            {t('factor.lock.signOut')}
          </Button>
        }
        onConfirmed={() => {
          unlock();
          void revalidate();
        }}
      />
    </Dialog>
  );
}

/** Nothing of the page is seen behind the lock; twice the class, for every other dialog lets the page show through. */
const opaque = { '&&:not(.MuiBackdrop-invisible)': { backgroundColor: 'background.default' } };

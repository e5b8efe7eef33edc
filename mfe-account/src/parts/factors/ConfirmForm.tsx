import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { ErrorSummary, FormStack, PasswordField, SubmitFailed } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { isApiError } from '@clinic/kit/http';
import { Button, Typography } from '@clinic/kit/ui';
import { useDialogForm } from '../use-dialog-form.ts';
import { confirmByCode, confirmByPassword, confirmChoice, confirmSession } from './confirm.data.ts';
import type { ConfirmChoice } from './confirm.data.ts';
import { FactorCodeField } from './FactorCodeField.tsx';
import { OrRule } from './OrRule.tsx';
import { PasskeyRefused } from './PasskeyRefused.tsx';
import type { PasskeyRefusal } from './PasskeyRefused.tsx';
import { isStale, signWithPasskey } from './passkey-answers.ts';
import type { PasskeyOffer } from './passkey-answers.ts';

/** Without an answer the password is asked for all the same. */
function warnOfApi(error: unknown): void {
  if (isApiError(error)) console.warn(error);
}

interface ConfirmFormProps {
  /** Id of the heading. */
  titleId: string;
  title: string;
  text: string;
  submit: string;
  /** The password is not enough. */
  byFactor?: boolean;
  /** What else can be done: to leave. */
  other: ReactNode;
  onConfirmed: () => void;
}

/** Inside of a dialog: asks for the password, a code or a passkey, so that whoever sits here shows whose the session is. */
export function ConfirmForm({ titleId, title, text, submit, byFactor = false, other, onConfirmed }: ConfirmFormProps) {
  const { t } = useTranslation('account');
  const [choice, setChoice] = useState<ConfirmChoice | null>(null);
  const [byCode, setByCode] = useState(byFactor);
  const [signing, setSigning] = useState(false);
  const [refused, setRefused] = useState<PasskeyRefusal | null>(null);
  const form = useDialogForm(
    (request) => {
      setRefused(null);
      return byCode ? confirmByCode(request) : confirmByPassword(request);
    },
    { labels: { password: t('factor.confirm.password'), code: t('factor.signIn.code') }, onDone: onConfirmed },
  );
  const busy = form.busy || signing;

  const ask = useEffectEvent((signal: AbortSignal) => {
    if (choice === null) confirmChoice(signal).then(setChoice, warnOfApi);
  });
  // A device that wakes up has no network for a moment: it is asked again when there is one, or when somebody looks.
  useEffect(() => {
    const waiting = new AbortController();
    const again = () => ask(waiting.signal);
    again();
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      waiting.abort();
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);

  /** The offer, or another in its place: a page that was locked for long holds one that the API has forgotten. */
  async function usable(offer: PasskeyOffer): Promise<PasskeyOffer | null> {
    if (!isStale(offer)) return offer;
    const newer = await confirmChoice(null);
    setChoice(newer);
    return newer.passkey;
  }

  async function sign(held: PasskeyOffer): Promise<void> {
    setSigning(true);
    setRefused(null);
    try {
      const offer = await usable(held);
      const passkey = offer === null ? null : await signWithPasskey(offer);
      if (passkey === null) setRefused({ failure: null });
      else {
        await confirmSession({ passkey });
        onConfirmed();
        return;
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused({ failure: error.status === 422 ? null : error });
      await confirmChoice(null).then(setChoice, warnOfApi);
    } finally {
      setSigning(false);
    }
  }

  const passkey = choice?.passkey ?? null;
  // Who has used up the recovery codes has the passkey alone.
  const onlyPasskey = byFactor && choice?.byCode === false;
  return (
    <form {...form.props}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <FormStack>
          <Typography>{text}</Typography>
          <ErrorSummary {...form.summary} />
          {form.failure !== null && <SubmitFailed failure={form.failure} text={t('factor.failed')} />}
          {refused !== null && <PasskeyRefused refusal={refused} text={t('factor.failed')} />}
          {passkey !== null && (
            <>
              <Button fullWidth disabled={busy} onClick={() => void sign(passkey)}>
                {t('factor.signIn.usePasskey')}
              </Button>
              {!onlyPasskey && <OrRule />}
            </>
          )}
          {byCode && !onlyPasskey && <FactorCodeField key="code" {...form.field('code')} app={choice?.app === true} />}
          {!byCode && (
            <PasswordField key="password" autoComplete="current-password" maxLength={128} {...form.field('password')} />
          )}
          {!byFactor && choice?.byCode === true && (
            <Button
              variant="text"
              onClick={() => setByCode(!byCode)}
              sx={{ justifySelf: 'start', marginInlineStart: '-12px' }}
            >
              {t(byCode ? 'factor.confirm.usePassword' : 'factor.confirm.useCode')}
            </Button>
          )}
        </FormStack>
      </DialogContent>
      <DialogActions>
        {other}
        {!onlyPasskey && (
          <Button type="submit" variant={passkey === null ? 'contained' : 'outlined'} loading={busy}>
            {submit}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

import { useState } from 'react';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { mostPasskeys } from '@clinic/contracts/account';
import type { Factors, Passkey } from '@clinic/contracts/account';
import { clinicDateTime, formatDate } from '@clinic/contracts/time';
import { useBus } from '@clinic/kit/events';
import { Alert, LoadFailed } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { isApiError } from '@clinic/kit/http';
import { useRevalidator } from '@clinic/kit/routing';
import { Box, Button, Card, RelativeTime, Section, UserText } from '@clinic/kit/ui';
import { wantsConfirmation } from '../../../parts/factors/confirmed.ts';
import { isStale, makePasskey } from '../../../parts/factors/passkey-answers.ts';
import type { PasskeyOffer } from '../../../parts/factors/passkey-answers.ts';
import { FactorRow } from './FactorRow.tsx';
import * as factorData from './factors.data.ts';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { TotpDialog } from './TotpDialog.tsx';

/** What is being added; with what the account had `before` a try whose answer was lost, which may have added it. */
type Adding<W, O> = { what: W; offer: O; before?: Factors };
type Opened =
  | Adding<'new-passkey', PasskeyOffer>
  | { what: 'rename'; passkey: Passkey }
  | Adding<'app', factorData.TotpOffer>
  | { what: 'codes'; codes: readonly string[] };

/** The second steps of an account: passkeys, an authenticator app, and recovery codes for when both are lost. */
export function SecondFactors({ factors, now }: { factors: Factors | null; now: string }) {
  const { t } = useTranslation('account');
  const bus = useBus();
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [opened, open] = useState<Opened | null>(null);
  /** The button whose work is not done yet. No other begins meanwhile: later recovery codes would void those that are shown. */
  const [busy, setBusy] = useState<string | null>(null);

  const tell = (kind: 'success' | 'error', key: string) =>
    bus.emit('host/toast.show@1', { kind, key: `account:factor.${key}` });
  /** What failed is said, unless somebody would not show who they are. */
  const start = async (button: string, work: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(button);
    try {
      await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!wantsConfirmation(error)) tell('error', 'failed');
    } finally {
      setBusy(null);
    }
  };
  const added = ({ codes }: factorData.Added) => {
    open(codes === null ? null : { what: 'codes', codes });
    void revalidate();
  };
  const closeAdding = ({ before }: { before?: Factors }) => {
    open(null);
    if (before !== undefined) void revalidate();
  };
  /** Notes what the account had, where an answer was lost. */
  const tried = <A extends Adding<unknown, unknown>>(adding: A, error: unknown): A =>
    factors !== null && factorData.isUnanswered(error) ? { before: factors, ...adding } : adding;
  const removing = (button: string, remove: () => Promise<void>) =>
    start(button, async () => {
      await remove();
      tell('success', 'removed');
      document.getElementById('page-title')?.focus();
      await revalidate();
    });
  const dateOf = (instant: string) => formatDate(clinicDateTime(new Date(instant)).date, lang, 'long');

  const startPasskey = () => {
    if (!browserSupportsWebAuthn()) return tell('error', 'passkeys.unsupported');
    if (factors !== null && factors.passkeys.length >= mostPasskeys) return tell('error', 'most');
    void start('passkey', async () => open({ what: 'new-passkey', offer: await factorData.passkeyOffer() }));
  };
  /** Makes a passkey and adds it: what came of it, or the text that says why there is none. */
  const makeNamed = async (adding: Adding<'new-passkey', PasskeyOffer>, name: string) => {
    const { offer, before } = adding;
    const found = before && (await factorData.addedSince(before));
    if (found) return found;
    const passkey = await makePasskey(isStale(offer) ? await factorData.passkeyOffer() : offer);
    if (passkey === null) return 'passkeys.notMade';
    try {
      return await factorData.addPasskey(name, passkey);
    } catch (error) {
      // Its challenge is used up: whoever tried again would only make a second passkey that nobody knows.
      if (isApiError(error) && 'passkey' in error.errors)
        return error.errors['passkey']?.includes('factor.most') === true ? 'most' : 'passkeys.notMade';
      open(tried({ ...adding, offer: { ...offer, at: 0 } }, error));
      throw error;
    }
  };
  const madePasskey = (adding: { before?: Factors }, made: factorData.Added | string) => {
    if (typeof made !== 'string') return added(made);
    closeAdding(adding);
    tell('error', made);
  };
  const confirmApp = async (adding: Adding<'app', factorData.TotpOffer>, code: string) => {
    const found = adding.before && (await factorData.addedSince(adding.before));
    if (found) return found;
    try {
      return await factorData.confirmTotp(code);
    } catch (error) {
      open(tried(adding, error));
      throw error;
    }
  };
  const renamed = () => {
    open(null);
    void revalidate();
  };

  return (
    <Section title={t('factor.title')} lead={t('factor.lead')}>
      {factors === null ? (
        <LoadFailed text={t('factor.loadFailed')} onRetry={() => void revalidate()} />
      ) : (
        <Card>
          {mustEnrol(factors) && (
            <Alert severity="warning" role="status" sx={{ marginBlockEnd: 2 }}>
              {t('factor.required')}
            </Alert>
          )}
          <FactorRow title={t('factor.passkeys.title')} text={t('factor.passkeys.text')}>
            <Button variant="outlined" size="small" loading={busy === 'passkey'} onClick={startPasskey}>
              {t('factor.passkeys.add')}
            </Button>
          </FactorRow>
          {factors.passkeys.map((passkey) => (
            <FactorRow
              key={passkey.id}
              title={<UserText>{passkey.name}</UserText>}
              text={
                <>
                  {t('factor.passkeys.created', { date: dateOf(passkey.created_at) })} ·{' '}
                  {passkey.last_used_at === null ? (
                    t('factor.passkeys.unused')
                  ) : (
                    <>
                      {t('factor.passkeys.used')} <RelativeTime instant={passkey.last_used_at} now={now} />
                    </>
                  )}
                </>
              }
            >
              <Button
                variant="outlined"
                size="small"
                aria-label={t('factor.passkeys.renameNamed', { what: passkey.name })}
                onClick={() => open({ what: 'rename', passkey })}
              >
                {t('factor.passkeys.rename')}
              </Button>
              {!isLast(factors) && (
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={t('factor.removeNamed', { what: passkey.name })}
                  loading={busy === `remove ${passkey.id}`}
                  onClick={() => void removing(`remove ${passkey.id}`, () => factorData.removePasskey(passkey.id))}
                >
                  {t('factor.remove')}
                </Button>
              )}
            </FactorRow>
          ))}
          <FactorRow
            title={t('factor.app.title')}
            text={
              factors.totp === null
                ? t('factor.app.text')
                : t('factor.app.since', { date: dateOf(factors.totp.created_at) })
            }
          >
            {factors.totp === null ? (
              <Button
                variant="outlined"
                size="small"
                loading={busy === 'app'}
                onClick={() => void start('app', async () => open({ what: 'app', offer: await factorData.newTotp() }))}
              >
                {t('factor.app.setUp')}
              </Button>
            ) : (
              !isLast(factors) && (
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={t('factor.removeNamed', { what: t('factor.app.title') })}
                  loading={busy === 'app'}
                  onClick={() => void removing('app', factorData.removeTotp)}
                >
                  {t('factor.remove')}
                </Button>
              )
            )}
          </FactorRow>
          {factorData.count(factors) > 0 && (
            <FactorRow
              title={t('factor.recovery.title')}
              text={t('factor.recovery.left', { count: factors.recovery_codes_left })}
            >
              <Button
                variant="outlined"
                size="small"
                loading={busy === 'codes'}
                onClick={() => void start('codes', async () => added({ codes: await factorData.newRecoveryCodes() }))}
              >
                {t('factor.recovery.renew')}
              </Button>
            </FactorRow>
          )}
        </Card>
      )}
      <Box>
        {opened?.what === 'new-passkey' && (
          <PasskeyNameDialog
            title={t('factor.passkeys.addTitle')}
            text={t('factor.passkeys.addText')}
            label={t('factor.passkeys.continue')}
            send={(name) => makeNamed(opened, name)}
            onDone={(made) => madePasskey(opened, made)}
            onClose={() => closeAdding(opened)}
          />
        )}
        {opened?.what === 'rename' && (
          <PasskeyNameDialog
            title={t('factor.passkeys.renameTitle')}
            label={t('factor.passkeys.save')}
            name={opened.passkey.name}
            send={(name) => factorData.renamePasskey(opened.passkey.id, name)}
            onDone={renamed}
            onClose={() => open(null)}
          />
        )}
        {opened?.what === 'app' && (
          <TotpDialog
            offer={opened.offer}
            send={(code) => confirmApp(opened, code)}
            onDone={added}
            onClose={() => closeAdding(opened)}
          />
        )}
        {opened?.what === 'codes' && <RecoveryCodesDialog codes={opened.codes} onClose={() => open(null)} />}
      </Box>
    </Section>
  );
}

/** Whether the account can do nothing before it has one. */
export const mustEnrol = (factors: Factors): boolean => factors.required && factorData.count(factors) === 0;

/** Whether the account has to keep the one that it has. */
const isLast = (factors: Factors) => factors.required && factorData.count(factors) === 1;

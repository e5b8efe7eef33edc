import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { ChannelName } from '@clinic/contracts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { Alert, FormStack, SelectField, TextField } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Button, Ltr, Typography } from '@clinic/kit/ui';
import { teamClient } from './team-client.ts';
import type { KnownRelease, TeamAction, TeamState } from '@clinic/contracts/host';
import { useRefusal } from './use-refusal.ts';

/** What somebody wants to do; the dialog asks for the rest. */
export type RequestedAction =
  | { act: 'promote'; channel: ChannelName; seen: number; name: string; choices: readonly KnownRelease[] }
  | { act: 'rollback'; channel: ChannelName; seen: number; to: string }
  | { act: 'abort'; channel: ChannelName; name: string; release: string }
  | { act: 'lock' | 'unlock'; channel: ChannelName }
  | { act: 'revoke'; preview: string };

/** Shares of visitors to choose from; an empty one stands for everybody. */
const shares = ['', '1', '5', '10', '25', '50'] as const;

interface ActionDialogProps {
  asked: RequestedAction;
  state: TeamState;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something becomes live, goes back or is locked, and why. */
export function ActionDialog({ asked, state, onClose, onDone }: ActionDialogProps) {
  const { t } = useTranslation('team');
  const title = useId();
  const [busy, setBusy] = useState(false);
  const { refusal, refused, forget } = useRefusal();
  const live = 'channel' in asked && asked.channel === 'production';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    forget();
    setBusy(true);
    try {
      await teamClient.act(actOf(asked, new FormData(event.currentTarget)));
      onDone();
    } catch (error) {
      refused(error);
      setBusy(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>
          {t(`dialog.${asked.act}.title`, { name: 'name' in asked ? asked.name : '' })}
        </DialogTitle>
        <DialogContent>
          <FormStack>
            {refusal !== null && (
              <Alert severity="error">
                {refusal.text}
                {refusal.details !== '' && (
                  <Typography lang="en" dir="ltr" sx={{ mt: 1, fontSize: '.9375rem' }}>
                    {refusal.details}
                  </Typography>
                )}
              </Alert>
            )}
            <Typography>{t(`dialog.${asked.act}.text`)}</Typography>
            {live && (
              <Alert severity="warning" role="status">
                {t('dialog.visitors')}
              </Alert>
            )}
            {asked.act === 'rollback' && (
              <Typography>
                <Ltr>{asked.to}</Ltr>
              </Typography>
            )}
            {asked.act === 'promote' && <PromoteFields choices={asked.choices} isHost={asked.name === 'host'} />}
            {asked.act !== 'revoke' && (
              <TextField
                name="reason"
                label={t('dialog.reason')}
                hint={t('dialog.reasonHint')}
                required={asked.act === 'lock'}
                maxLength={300}
                minLength={asked.act === 'lock' ? 3 : undefined}
                rows={2}
              />
            )}
            <Typography sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
              {t('dialog.recorded', { team: state.team.name })}
            </Typography>
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('dialog.back')}
          </Button>
          <Button type="submit" loading={busy}>
            {t(`acts.${asked.act}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function PromoteFields({ choices, isHost }: { choices: readonly KnownRelease[]; isHost: boolean }) {
  const { t } = useTranslation('team');
  const lang = useLang();
  return (
    <>
      <SelectField
        name="release"
        label={t('dialog.release')}
        options={choices.map(({ release, by, warnings }) => ({
          value: release,
          label: `${release} · ${by}${warnings > 0 ? ` · ${t('warnings', { count: warnings })}` : ''}`,
        }))}
      />
      {!isHost && (
        <SelectField
          name="percent"
          label={t('dialog.share')}
          hint={t('dialog.shareHint')}
          required={false}
          options={shares.map((share) => ({
            value: share,
            label:
              share === ''
                ? t('dialog.everybody')
                : t('dialog.percent', { percent: formatNumber(Number(share), lang) }),
          }))}
        />
      )}
    </>
  );
}

function actOf(asked: RequestedAction, form: FormData): TeamAction {
  const value = (name: string) => {
    const given = form.get(name);
    return typeof given === 'string' ? given.trim() : '';
  };
  const reason = value('reason');
  if (asked.act === 'promote') {
    const { channel, seen, name } = asked;
    const percent = value('percent');
    const share = percent === '' ? {} : { percent: Number(percent) };
    return { act: 'promote', channel, seen, name, release: value('release'), reason, ...share };
  }
  return asked.act === 'revoke' ? asked : { ...asked, reason };
}

import { useEffect, useEffectEvent, useId, useState } from 'react';
import { roles } from '@clinic/contracts';
import { limitsOfRole, roleNames } from '@clinic/contracts/account';
import type { AdminUser, NamedDoctor } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { ErrorSummary, FormStack, SelectField, SubmitFailed, useSubmission } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { useFetcher } from '@clinic/kit/routing';
import { Button, Typography } from '@clinic/kit/ui';
import { CheckChips } from '../../parts/CheckChips.tsx';
import { roleName } from './role-name.ts';
import type { ClinicParts, UserActionResult, Intent } from './users.data.ts';

interface ActionDialogProps {
  intent: Intent;
  user: AdminUser;
  /** Whom no account signs in as. */
  doctors: readonly NamedDoctor[];
  /** What a role can be limited to. */
  clinic: ClinicParts;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something is done to somebody's account, and for a role also which. */
export function ActionDialog({ intent, user, doctors, clinic, onClose, onDone }: ActionDialogProps) {
  const { t } = useTranslation('account');
  const title = useId();
  const fetcher = useFetcher<UserActionResult>();
  const outcome = fetcher.data?.outcome;
  const form = useSubmission(outcome, {
    t,
    fetcher,
    labels: {
      role: t('users.role'),
      doctor_id: t('users.doctor'),
      specialties: t('users.limits.specialties'),
      branches: t('users.limits.branches'),
    },
  });
  const finished = useEffectEvent(onDone);
  useEffect(() => {
    if (fetcher.state === 'idle' && outcome?.state === 'done') finished();
  }, [fetcher.state, outcome]);
  const { busy, failure } = form;

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <fetcher.Form {...form.props}>
        <DialogTitle id={title}>{t(`users.dialog.${intent}.title`, { name: user.name })}</DialogTitle>
        <DialogContent>
          <FormStack>
            <ErrorSummary {...form.summary} />
            {failure !== null && <SubmitFailed failure={failure} text={t('users.failed')} />}
            <Typography>{t(`users.dialog.${intent}.text`)}</Typography>
            <input type="hidden" name="intent" value={intent} />
            <input type="hidden" name="id" value={user.id} />
            {intent === 'role' && <RoleFields user={user} doctors={doctors} clinic={clinic} field={form.field} />}
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('users.back')}
          </Button>
          <Button type="submit" color={intent === 'lock' ? 'error' : 'primary'} loading={busy}>
            {t(`users.dialog.${intent}.confirm`)}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </Dialog>
  );
}

interface RoleFieldsProps extends Pick<ActionDialogProps, 'user' | 'doctors' | 'clinic'> {
  field: (name: string) => { name: string; label: string; defaultValue?: string; error?: string };
}

/** Which role, for a doctor's account the doctor, and for other staff what the role is limited to. */
function RoleFields({ user, doctors, clinic, field }: RoleFieldsProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const [role, setRole] = useState(roleName(user.role));
  const choices = user.doctor === null ? doctors : [user.doctor, ...doctors];
  return (
    <>
      <SelectField
        {...field('role')}
        defaultValue={role}
        onInput={({ currentTarget }) => {
          const chosen = roleNames.find((name) => name === currentTarget.value);
          if (chosen !== undefined) setRole(chosen);
        }}
        options={roleNames.map((name) => ({ value: name, label: t(`users.roles.${name}`) }))}
      />
      {role === 'doctor' && (
        <SelectField
          {...field('doctor_id')}
          hint={t('users.doctorHint')}
          placeholder={t('users.chooseDoctor')}
          options={choices.map((doctor) => ({ value: String(doctor.id), label: pick(doctor, 'name', lang) }))}
        />
      )}
      {limitsOfRole(roles[role]).map((kind) => {
        const own = user.limits?.[kind] ?? [];
        // A branch that was closed since is chosen still, until somebody takes it away.
        const parts = [...clinic[kind], ...own.filter(({ id }) => !clinic[kind].some((one) => one.id === id))];
        if (parts.length === 0) return null;
        const { defaultValue: _chosen, ...given } = field(kind);
        return (
          <CheckChips
            key={kind}
            {...given}
            hint={t('users.limits.hint')}
            options={parts.map((part) => ({ value: String(part.id), label: pick(part, 'name', lang) }))}
            chosen={own.map(({ id }) => String(id))}
          />
        );
      })}
    </>
  );
}

import { Children, useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { clinicInstant } from '@clinic/contracts/time';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Stack } from '@clinic/kit/ui';

/** What somebody wrote into the fields of a dialog. */
interface Asked {
  /** The text of a field; empty where there is none. */
  readonly read: (name: string) => string;
  /** The time that a dialog `withTime` asks for, as the API takes it. */
  readonly at: string;
}

interface AskDialogProps {
  title: string;
  text: ReactNode;
  confirm: string;
  isHarmful?: boolean;
  /** Whether it asks for a date and a time of the clinic, and is not left without them. */
  withTime?: boolean;
  /** What was asked for is under way: nothing can be pressed before that ends. */
  busy?: boolean;
  /** Whether it cannot be confirmed now. */
  disabled?: boolean;
  /** Why it was refused, above the fields. */
  refusal?: ReactNode;
  onClose: () => void;
  onConfirm: (asked: Asked) => Promise<void>;
  /** Other buttons. */
  others?: ReactNode;
  /** Other fields. */
  children?: ReactNode;
}

const fieldsOfTime = ['date', 'time'] as const;

/** Asks for what an action needs, or only for a second press. */
export function AskDialog({ withTime = false, isHarmful = false, busy = false, ...dialog }: AskDialogProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const [lacking, setLacking] = useState<readonly string[]>([]);
  const hasFields = withTime || Children.toArray(dialog.children).length > 0;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const empty = withTime ? fieldsOfTime.filter((name) => read(name) === '') : [];
    setLacking(empty);
    if (empty.length > 0) return;
    const at = withTime ? clinicInstant(read('date'), read('time')).toISOString() : '';
    void dialog.onConfirm({ read, at });
  };

  return (
    <Dialog
      open
      onClose={busy ? undefined : hasFields ? onEscape(dialog.onClose) : dialog.onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{dialog.title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5 }}>
            {dialog.refusal}
            <p style={{ margin: 0 }}>{dialog.text}</p>
            {withTime &&
              fieldsOfTime.map((name) => (
                <TextField
                  key={name}
                  name={name}
                  type={name}
                  label={t(`desk.${name}`)}
                  {...(lacking.includes(name) ? { error: t('desk.wrong.required') } : {})}
                />
              ))}
            {dialog.children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" disabled={busy} onClick={dialog.onClose}>
            {t('desk.cancel')}
          </Button>
          {dialog.others}
          <Button
            type="submit"
            color={isHarmful ? 'error' : 'primary'}
            loading={busy}
            disabled={dialog.disabled === true}
          >
            {dialog.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

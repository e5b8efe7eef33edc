import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Lang } from '@clinic/contracts';
import { languages } from '@clinic/contracts';
import type { DeskAction, DeskPostDetails } from '@clinic/contracts/content/desk';
import { clinicInstant } from '@clinic/contracts/time';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { SelectField, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Stack } from '@clinic/kit/ui';

const asking = ['return', 'schedule', 'expire', 'unpublish', 'current', 'discard', 'delete'] as const;
type AskingAction = (typeof asking)[number];

/** Whether an action needs something more, or cannot be undone by the next press. */
export const asksFirst = (action: DeskAction): action is AskingAction => asking.some((one) => one === action);

interface ActionDialogProps {
  action: DeskAction;
  post: DeskPostDetails;
  onClose: () => void;
  onConfirm: (more: object) => Promise<void>;
}

/** Asks what an action needs: a time, a note, a language, or only a second press. */
export function ActionDialog({ action, post, onClose, onConfirm }: ActionDialogProps) {
  const { t } = useTranslation('content');
  const [wrong, setWrong] = useState(false);
  if (!asksFirst(action)) return null;
  const isTime = action === 'schedule' || action === 'expire';
  const present = action === 'schedule' ? post.publish_at : post.expires_at;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    if (isTime && (read('date') === '' || read('time') === '')) return setWrong(true);
    void onConfirm({
      ...(isTime ? { at: clinicInstant(read('date'), read('time')).toISOString() } : {}),
      ...(action === 'return' ? { note: read('note') } : {}),
      ...(action === 'current' ? { lang: read('lang') as Lang } : {}),
    });
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby="desk-action" fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="desk-action">{t(`desk.ask.${action}.title`)}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5 }}>
            <p style={{ margin: 0 }}>{t(`desk.ask.${action}.text`)}</p>
            {isTime && (
              <>
                <TextField
                  name="date"
                  type="date"
                  label={t('desk.date')}
                  {...(wrong ? { error: t('desk.wrong.required') } : {})}
                />
                <TextField name="time" type="time" label={t('desk.time')} />
              </>
            )}
            {action === 'return' && (
              <TextField name="note" label={t('desk.note')} rows={4} required={false} maxLength={1000} />
            )}
            {action === 'current' && (
              <SelectField
                name="lang"
                label={t('desk.language')}
                options={languages
                  .filter((lang) => post.languages[lang] === 'outdated')
                  .map((lang) => ({ value: lang, label: t(`desk.in.${lang}`) }))}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          {isTime && present !== null && (
            <Button variant="outlined" onClick={() => void onConfirm({ at: null })}>
              {t('desk.noTime')}
            </Button>
          )}
          <Button type="submit">{t(`desk.actions.${action}`)}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

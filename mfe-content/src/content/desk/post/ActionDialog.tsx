import { useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { languages } from '@clinic/contracts';
import type { DeskAction } from '@clinic/contracts/content/desk';
import { SelectField, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { AskDialog } from '../../../parts/desk/AskDialog.tsx';
import { Refusal } from '../../../parts/desk/Refusal.tsx';
import type { Writing } from './use-writing.ts';

const asking = ['return', 'schedule', 'expire', 'unpublish', 'current', 'discard', 'delete'] as const;
type AskingAction = (typeof asking)[number];

/** Whether an action needs something more, or cannot be undone by the next press. */
export const asksFirst = (action: DeskAction): action is AskingAction => asking.some((one) => one === action);

interface ActionDialogProps {
  action: DeskAction;
  writing: Writing;
  isRunning: boolean;
  onClose: () => void;
  /** Whether the action was done. */
  onConfirm: (more: object) => Promise<boolean>;
}

/**
 * Asks what an action needs: a time, a note, a language, or only a second press. It stays until the action is done: a
 * refusal is said in it, beside what was written.
 */
export function ActionDialog({ action, writing, isRunning, onClose, onConfirm }: ActionDialogProps) {
  const { t } = useTranslation('content');
  const [isRefused, setRefused] = useState(false);
  if (!asksFirst(action)) return null;
  const { post, conflict } = writing;
  const confirm = async (more: object) => {
    setRefused(false);
    if (await onConfirm(more)) onClose();
    else setRefused(true);
  };
  const withTime = action === 'schedule' || action === 'expire';
  const present = action === 'schedule' ? post.publish_at : post.expires_at;

  return (
    <AskDialog
      title={t(`desk.ask.${action}.title`)}
      text={t(`desk.ask.${action}.text`)}
      confirm={t(`desk.actions.${action}`)}
      withTime={withTime}
      busy={isRunning}
      disabled={conflict !== null}
      refusal={isRefused && <Refusal writing={writing} />}
      onClose={onClose}
      onConfirm={({ read, at }) =>
        confirm({
          ...(withTime ? { at } : {}),
          ...(action === 'return' ? { note: read('note') } : {}),
          ...(action === 'current' ? { lang: read('lang') as Lang } : {}),
        })
      }
      others={
        withTime &&
        present !== null && (
          <Button
            variant="outlined"
            disabled={isRunning || conflict !== null}
            onClick={() => void confirm({ at: null })}
          >
            {t('desk.noTime')}
          </Button>
        )
      }
    >
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
    </AskDialog>
  );
}

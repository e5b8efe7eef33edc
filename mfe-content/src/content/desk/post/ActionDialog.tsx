import type { Lang } from '@clinic/contracts';
import { languages } from '@clinic/contracts';
import type { DeskAction, DeskPostDetails } from '@clinic/contracts/content/desk';
import { SelectField, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { AskDialog } from '../../../parts/desk/AskDialog.tsx';

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
  if (!asksFirst(action)) return null;
  const withTime = action === 'schedule' || action === 'expire';
  const present = action === 'schedule' ? post.publish_at : post.expires_at;

  return (
    <AskDialog
      title={t(`desk.ask.${action}.title`)}
      text={t(`desk.ask.${action}.text`)}
      confirm={t(`desk.actions.${action}`)}
      withTime={withTime}
      onClose={onClose}
      onConfirm={({ read, at }) =>
        onConfirm({
          ...(withTime ? { at } : {}),
          ...(action === 'return' ? { note: read('note') } : {}),
          ...(action === 'current' ? { lang: read('lang') as Lang } : {}),
        })
      }
      others={
        withTime &&
        present !== null && (
          <Button variant="outlined" onClick={() => void onConfirm({ at: null })}>
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

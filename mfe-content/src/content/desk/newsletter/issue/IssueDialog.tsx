import { useState } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import { AskDialog } from '../../../../parts/desk/AskDialog.tsx';
import { Refusal } from '../../../../parts/desk/Refusal.tsx';
import type { IssueWriting } from './use-issue.ts';

/** What asks for a time or a second press: a message that was sent cannot be called back. */
export type AskedAction = 'send' | 'schedule' | 'delete';

interface IssueDialogProps {
  action: AskedAction;
  writing: IssueWriting;
  isRunning: boolean;
  onClose: () => void;
  /** Whether the action was done. */
  onConfirm: (more: object) => Promise<boolean>;
}

/**
 * Says to how many an issue goes before it does, and asks when, or once more. It stays until that is done: a refusal is said in
 * it, beside the time that was chosen.
 */
export function IssueDialog({ action, writing, isRunning, onClose, onConfirm }: IssueDialogProps) {
  const { t } = useTranslation('content');
  const [isRefused, setRefused] = useState(false);
  const { issue, conflict } = writing;
  const { ar, en } = issue.subscribers;
  const withTime = action === 'schedule';

  return (
    <AskDialog
      title={t(`desk.newsletter.ask.${action}.title`)}
      text={
        <>
          {action !== 'delete' && (
            <>
              <strong>{t('desk.newsletter.recipients', { count: ar + en })}</strong>{' '}
              {t('desk.newsletter.recipientsIn', { ar, en })}
              <br />
            </>
          )}
          {t(`desk.newsletter.ask.${action}.text`)}
        </>
      }
      confirm={t(`desk.newsletter.confirm.${action}`)}
      isHarmful={action === 'delete'}
      withTime={withTime}
      busy={isRunning}
      disabled={conflict !== null}
      refusal={isRefused && <Refusal writing={writing} />}
      onClose={onClose}
      onConfirm={async ({ at }) => {
        setRefused(false);
        if (await onConfirm(withTime ? { at } : {})) onClose();
        else setRefused(true);
      }}
    />
  );
}

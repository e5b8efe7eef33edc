import type { NewsletterIssueDetails } from '@clinic/contracts/content/newsletter-issues';
import { useTranslation } from '@clinic/kit/i18n';
import { AskDialog } from '../../../../parts/desk/AskDialog.tsx';

/** What asks for a time or a second press: a message that was sent cannot be called back. */
export type AskedAction = 'send' | 'schedule' | 'delete';

interface IssueDialogProps {
  action: AskedAction;
  issue: NewsletterIssueDetails;
  onClose: () => void;
  onConfirm: (more: object) => Promise<void>;
}

/** Says to how many an issue goes before it does, and asks when, or once more. */
export function IssueDialog({ action, issue, onClose, onConfirm }: IssueDialogProps) {
  const { t } = useTranslation('content');
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
      onClose={onClose}
      onConfirm={({ at }) => onConfirm(withTime ? { at } : {})}
    />
  );
}

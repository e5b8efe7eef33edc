import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { NotDone } from './NotDone.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import type { Failure } from './use-written.ts';

interface RefusalProps {
  writing: {
    readonly failure: Failure | null;
    readonly conflict: object | null;
    readonly joined: boolean;
    readonly kept: object | null;
  };
}

/** Why an action was not done: what is wrong with the text, what a colleague changed, or why it could not be sent. */
export function Refusal({ writing: { failure, conflict, joined, kept } }: RefusalProps) {
  const { t } = useTranslation('content');
  const { items } = useFieldErrors(failure);
  if (items.length > 0)
    return (
      <Alert severity="error" {...(failure?.isAsked === true && { attempt: failure })}>
        {items.map(({ field, message }) => (
          <div key={field}>{message}</div>
        ))}
      </Alert>
    );
  // What a colleague saved is met behind the dialog: a choice is made there, and what was joined needs another press.
  if (failure === null || failure.code === 'EDIT_CONFLICT') {
    if (conflict !== null) return <Alert severity="error">{t('desk.conflict.title')}</Alert>;
    if (joined) return <Alert severity="error">{t('desk.joined')}</Alert>;
    if (kept !== null) return <Alert severity="error">{t('desk.kept')}</Alert>;
  }
  return failure !== null && <NotDone failure={failure} />;
}

import type { VisitAction } from '@clinic/contracts/account';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import type { DeskActions } from './actions.data.ts';

interface ActionButtonProps {
  intent: Exclude<VisitAction, 'reject' | 'cancel' | 'move'> | 'reopen';
  /** The visit, or the leave. */
  id: number;
  actions: DeskActions;
  variant?: 'contained' | 'outlined';
  /** Whose visit it is, where that is not plain. */
  label?: string;
}

/** An action that needs nothing but a press. */
export function ActionButton({
  intent,
  id,
  actions: { fetcher, busy, isRunning },
  variant = 'contained',
  label,
}: ActionButtonProps) {
  const { t } = useTranslation('account');
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant={variant} loading={isRunning(intent, id)} disabled={busy} aria-label={label}>
        {t(`reception.acts.${intent}`)}
      </Button>
    </fetcher.Form>
  );
}

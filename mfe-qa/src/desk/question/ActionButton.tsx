import type { ReactNode } from 'react';
import { Button } from '@clinic/kit/ui';
import type { Intent } from './actions.data.ts';
import type { QuestionActions } from './actions.data.ts';

interface ActionButtonProps {
  intent: Intent;
  actions: QuestionActions;
  /** What goes with the action. */
  values?: Readonly<Record<string, string>>;
  /** What else it asks for, above the button. */
  fields?: ReactNode;
  variant?: 'contained' | 'outlined' | 'text';
  children: ReactNode;
}

/** An action that needs a press, and perhaps a field. */
export function ActionButton({
  intent,
  actions: { fetcher, busy, isRunning },
  values,
  fields,
  variant,
  children,
}: ActionButtonProps) {
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields}
      <Button type="submit" variant={variant ?? 'contained'} loading={isRunning(intent)} disabled={busy}>
        {children}
      </Button>
    </fetcher.Form>
  );
}

import type { ReactNode } from 'react';
import { Button } from '@clinic/kit/ui';
import type { Intent } from './acts.data.ts';
import type { QuestionActions } from './acts.data.ts';

interface ActButtonProps {
  intent: Intent;
  acts: QuestionActions;
  /** What goes with the act. */
  values?: Readonly<Record<string, string>>;
  variant?: 'contained' | 'outlined' | 'text';
  children: ReactNode;
}

/** An act that needs nothing but a press. */
export function ActButton({ intent, acts: { fetcher, busy, isRunning }, values, variant, children }: ActButtonProps) {
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant ?? 'contained'} loading={isRunning(intent)} disabled={busy}>
        {children}
      </Button>
    </fetcher.Form>
  );
}

import type { ReactNode } from 'react';
import { Button } from '@clinic/kit/ui';
import type { Intent } from './acts.data.ts';
import type { Acts } from './use-acts.ts';

interface ActButtonProps {
  intent: Intent;
  acts: Acts;
  /** What goes with the act. */
  values?: Readonly<Record<string, string>>;
  variant?: 'contained' | 'outlined' | 'text';
  children: ReactNode;
}

/** An act that needs nothing but a press. */
export function ActButton({ intent, acts: { fetcher, running }, values, variant, children }: ActButtonProps) {
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant ?? 'contained'} loading={running === intent} disabled={running !== null}>
        {children}
      </Button>
    </fetcher.Form>
  );
}

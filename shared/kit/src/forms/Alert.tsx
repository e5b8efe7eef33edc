import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { color } from '../theme/color-schemes.ts';
import { Icon, type IconName } from '../ui/index.ts';
import { useMarkedTitle } from './use-marked-title.ts';

type Severity = 'info' | 'warning' | 'error';

interface AlertProps {
  severity: Severity;
  /** `alert` interrupts, `status` waits for a pause. */
  role?: 'alert' | 'status';
  /** A button beside the words. */
  action?: ReactNode;
  /** What a refused submission came with: the focus comes here once for each, and the title of the window says it. */
  attempt?: unknown;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

const icons: Record<Severity, IconName> = { info: 'info', warning: 'alert', error: 'alert' };

/** A notice in the flow of a page or a form; the icon says its kind beside the colour. */
export function Alert({ severity, role = 'alert', action, attempt, sx, children }: AlertProps) {
  const frame = useRef<HTMLDivElement>(null);
  const refused = attempt !== undefined;
  useEffect(() => {
    if (refused) frame.current?.focus();
  }, [refused, attempt]);
  useMarkedTitle(refused, attempt);
  return (
    <Notice
      ref={frame}
      role={role}
      tabIndex={refused ? -1 : undefined}
      style={{ borderColor: color(severity), backgroundColor: color(`${severity}-soft`) }}
      {...(sx === undefined ? {} : { sx })}
    >
      <Sign style={{ color: color(severity) }}>
        <Icon name={icons[severity]} size={22} />
      </Sign>
      <Words>{children}</Words>
      {action}
    </Notice>
  );
}

const Notice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '4px 12px',
  paddingBlock: 12,
  paddingInline: 16,
  border: '1px solid',
  borderRadius: 12,
  color: color('ink'),
  lineHeight: 1.6,
});
const Sign = styled('span')({ display: 'inline-flex', paddingBlock: 2 });
const Words = styled('div')({ flex: '1 1 12rem', minWidth: 0 });

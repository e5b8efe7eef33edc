import { useCallback, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { Icon } from '@clinic/kit/ui';
import { BarButton } from './bar-styles.ts';
import { useDismiss } from './use-dismiss.ts';

interface DropdownProps {
  label: ReactNode;
  /** Spoken name, where the label is not text alone. */
  name?: string;
  /** At which edge of its button the panel lies. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A button that shows and hides a panel of links: the disclosure pattern for navigation, with links in plain tab order. */
export function Dropdown({ label, name, align = 'start', children }: DropdownProps) {
  const container = useRef<HTMLDivElement>(null);
  const panel = useId();
  const { key } = useLocation();
  // Open on one page only: a navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  const close = useCallback(() => setOpenOn(null), []);
  useDismiss(open, close, container);

  return (
    <Anchor ref={container}>
      <BarButton
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={name}
        onClick={() => setOpenOn(open ? null : key)}
      >
        {label}
        <Turn data-open={open || undefined}>
          <Icon name="chevron-down" size={18} />
        </Turn>
      </BarButton>
      <Panel id={panel} hidden={!open} data-align={align}>
        {children}
      </Panel>
    </Anchor>
  );
}

const Anchor = styled('div')({ position: 'relative' });

const Turn = styled('span')({
  display: 'inline-flex',
  transition: 'transform 180ms ease',
  '&[data-open]': { transform: 'rotate(180deg)' },
});

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  zIndex: 1200,
  padding: 12,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  boxShadow: '0 12px 32px rgb(0 0 0 / 0.12)',
  minWidth: 220,
  '&[data-align="start"]': { insetInlineStart: 0 },
  '&[data-align="end"]': { insetInlineEnd: 0 },
}));

import { useCallback, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Icon } from '@clinic/kit/ui';
import { disclosureAttribute, shownDisclosure } from '../app/early-press.ts';
import { BarButton } from './bar-styles.ts';
import { focusOpener, useDismiss } from './use-dismiss.ts';
import { useOpenOnPage } from './use-open-on-page.ts';

interface DropdownProps {
  label: ReactNode;
  /** Spoken name, where the label is not text alone. */
  name?: string;
  /** At which edge of its button the panel lies. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/**
 * A button that shows and hides a panel of links: the disclosure pattern for navigation, with links in plain tab order. The
 * page's first script opens it before the application is there, which is why its attributes may differ from the server's.
 */
export function Dropdown({ label, name, align = 'start', children }: DropdownProps) {
  const container = useRef<HTMLDivElement>(null);
  const panel = useId();
  const [open, setOpen] = useOpenOnPage();
  const close = useCallback(() => setOpen(false), [setOpen]);
  useDismiss(open, close, container);
  const takeOver = useEffectEvent(() => {
    if (container.current?.querySelector(shownDisclosure)) setOpen(true);
  });
  useLayoutEffect(() => takeOver(), []);
  const onChoose = ({ target }: MouseEvent) => {
    // A link to the page that is there goes nowhere, and would leave it open.
    if (!(target instanceof Element) || target.closest('[aria-current="page"]') === null) return;
    close();
    focusOpener(container);
  };

  return (
    <Anchor ref={container}>
      <BarButton
        type="button"
        {...{ [disclosureAttribute]: '' }}
        suppressHydrationWarning
        aria-expanded={open}
        aria-controls={panel}
        aria-label={name}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Turn>
          <Icon name="chevron-down" size={18} />
        </Turn>
      </BarButton>
      <Panel id={panel} suppressHydrationWarning hidden={!open} data-align={align} onClick={onChoose}>
        {children}
      </Panel>
    </Anchor>
  );
}

const Anchor = styled('div')({ position: 'relative' });

const Turn = styled('span')({
  display: 'inline-flex',
  transition: 'transform 180ms ease',
  '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' },
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

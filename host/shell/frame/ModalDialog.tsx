import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useHydrated } from '@clinic/kit/ui';
import { newerAttributes } from './newer-attributes.ts';

interface ModalDialogProps {
  open: boolean;
  onClose: () => void;
  label: string;
  placement?: 'center' | 'side';
  /**
   * For a dialog that the browser opens by itself before the application is there: the id that its opener names, and what to do
   * when the application finds it open. Its content is part of the server's page then.
   */
  native?: { id: string; onFoundOpen: () => void };
  children: ReactNode;
}

/** Makes a button open or close such a dialog without script, in browsers that know invoker commands; others wait for React. */
export const commandTo = (command: 'show-modal' | 'close', id: string) => ({ command, commandfor: id });

/** How many dialogs are open: one may stand over another, and the last one to close lets the page scroll again. */
let openDialogs = 0;

/**
 * The platform's own modal dialog: focus stays inside and returns to the opener, Escape closes it, the page behind is
 * inert. A press on the backdrop closes it too, and while it is open the page does not scroll.
 */
export function ModalDialog({ open, onClose, label, placement = 'center', native, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  const onFoundOpen = useEffectEvent(() => native?.onFoundOpen());
  // In one go with what hydration changes: its content would go and come back otherwise, and the focus with it.
  useLayoutEffect(() => {
    if (dialog.current?.open === true) onFoundOpen();
  }, []);
  useEffect(() => {
    if (!open) return;
    const element = dialog.current;
    element?.showModal();
    openDialogs += 1;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      element?.close();
      openDialogs -= 1;
      if (openDialogs === 0) document.documentElement.style.overflow = '';
    };
  }, [open]);
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <Surface
      ref={dialog}
      aria-label={label}
      data-placement={placement}
      onCancel={onClose}
      onClick={onBackdrop}
      {...(native !== undefined && { id: native.id, closedby: 'any' })}
    >
      {(open || (native !== undefined && !hydrated)) && <Content>{children}</Content>}
    </Surface>
  );
}

const Surface = styled(
  'dialog',
  newerAttributes,
)(({ theme }) => ({
  padding: 0,
  border: 0,
  color: theme.palette.text.primary,
  background: theme.palette.background.paper,
  // Without colours of the page nothing else shows where it ends.
  '@media (forced-colors: active)': { border: '1px solid' },
  '&::backdrop': { background: 'rgb(9 31 31 / 0.55)' },
  '&[data-placement="center"]': { margin: 'auto', borderRadius: 20, width: 'min(92vw, var(--dialog-width, 400px))' },
  '&[data-placement="side"]': {
    margin: 0,
    marginInlineStart: 'auto',
    height: '100dvh',
    maxHeight: '100dvh',
    width: 'min(88vw, 380px)',
    overflowY: 'auto',
  },
}));

/** Fills the dialog to its edge, so that only a press on the backdrop reaches the dialog element itself. */
const Content = styled('div')({ padding: 20 });

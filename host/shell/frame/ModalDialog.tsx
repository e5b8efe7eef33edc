import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { styled } from '@mui/material/styles';

interface ModalDialogProps {
  open: boolean;
  onClose: () => void;
  label: string;
  placement?: 'center' | 'side';
  children: ReactNode;
}

/** How many dialogs are open: one may stand over another, and the last one to close lets the page scroll again. */
let openDialogs = 0;

/**
 * The platform's own modal dialog: focus stays inside and returns to the opener, Escape closes it, the page behind is
 * inert. A press on the backdrop closes it too, and while it is open the page does not scroll.
 */
export function ModalDialog({ open, onClose, label, placement = 'center', children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
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
    <Surface ref={dialog} aria-label={label} data-placement={placement} onCancel={onClose} onClick={onBackdrop}>
      {open && <Content>{children}</Content>}
    </Surface>
  );
}

const Surface = styled('dialog')(({ theme }) => ({
  padding: 0,
  border: 0,
  color: theme.palette.text.primary,
  background: theme.palette.background.paper,
  '&::backdrop': { background: 'rgb(9 31 31 / 0.55)' },
  '&[data-placement="center"]': { margin: 'auto', borderRadius: 20, width: 'min(92vw, 400px)' },
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

import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Box, Icon } from '../ui/index.ts';
import { ShareLinks } from './ShareLinks.tsx';

/** Time between asking for the panel, or for its end, and its change, in milliseconds. */
const toggleDelay = 500;

/**
 * Ways to share an article, behind a button on its card. A `details` element: without script it opens by itself, with
 * script after half a second.
 */
export function SharePanel({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation('shared');
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const summary = useRef<HTMLElement>(null);
  const name = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen((before) => !before), toggleDelay);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    clearTimeout(timer.current);
    setOpen(false);
    summary.current?.focus();
  };

  return (
    <Box component="details" open={open} onKeyDown={closeOnEscape} sx={panel}>
      <summary ref={summary} id={name} onClick={toggle} aria-label={t('share.of', { title })}>
        <Icon name="share" size={20} />
        <span>{t('share.action')}</span>
      </summary>
      <Box role="group" aria-labelledby={name} sx={{ pt: 1 }}>
        <ShareLinks address={address} title={title} />
      </Box>
    </Box>
  );
}

const panel = {
  // Above the link that covers the whole card.
  position: 'relative',
  zIndex: 1,
  fontSize: '.9375rem',
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 44,
    px: 1,
    mx: -1,
    borderRadius: '12px',
    color: 'primary.main',
    fontWeight: 500,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover': { bgcolor: 'primary.soft' },
} as const;

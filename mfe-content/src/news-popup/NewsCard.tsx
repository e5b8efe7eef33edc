import { useEffect, useRef } from 'react';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Box, Icon, IconButton, LinkButton } from '@clinic/kit/ui';
import type { BreakingNews } from './news-popup.data.ts';
import { useFreePlace } from './use-free-place.ts';

export interface NewsCardProps {
  news: BreakingNews;
  onClose: () => void;
  /** Told when the page has no place for it where it would cover no control. */
  onNoPlace: () => void;
}

/**
 * The pop-up itself: heading, title, a way to the whole item, and two ways to be rid of it. It is not seen before it
 * has a place.
 */
export function NewsCard({ news, onClose, onNoPlace }: NewsCardProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const frame = useRef<HTMLElement>(null);
  const place = useFreePlace(frame, onNoPlace);

  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);

  return (
    <Box ref={frame} sx={card} style={place ?? { visibility: 'hidden', insetBlockStart: 0 }} data-news>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box component="h2" sx={heading}>
          {t('newsPopup.title')}
        </Box>
        <IconButton aria-label={t('newsPopup.close')} onClick={onClose} sx={{ marginInlineEnd: '-8px' }}>
          <Icon name="close" size={20} />
        </IconButton>
      </Box>
      <Box component="p" sx={{ margin: 0, fontWeight: 600, lineHeight: 1.6 }}>
        {pick(news, 'title', lang)}
      </Box>
      <LinkButton to={contentPaths.post(lang, pick(news, 'slug', lang))} onClick={onClose} size="small">
        {t('newsPopup.read')}
      </LinkButton>
    </Box>
  );
}

const card = {
  position: 'absolute',
  // Below the bar that stays at the top of the window.
  zIndex: 1000,
  width: { xs: 'calc(100% - 32px)', sm: 380 },
  display: 'grid',
  gap: 0.5,
  justifyItems: 'start',
  p: 2,
  pt: 1,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'line.edge',
  borderRadius: '16px',
  boxShadow: '0 12px 40px rgb(23 48 47 / .18)',
  animation: 'clinic-news .25s ease',
  '@keyframes clinic-news': { from: { opacity: 0 } },
  '& > div': { width: '100%' },
  '@media print': { display: 'none' },
} as const;
const heading = {
  margin: 0,
  px: 1.25,
  borderRadius: '999px',
  bgcolor: 'accent.soft',
  color: 'accent.dark',
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: '28px',
} as const;

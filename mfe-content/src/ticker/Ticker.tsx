import { useState } from 'react';
import type { CSSProperties } from 'react';
import type { AwarenessToday } from '@clinic/contracts/content';
import { directionOf, pick, useLang, useTranslation } from '@clinic/kit/i18n';
import type { SlotContentProps } from '@clinic/kit/routing';
import { Box, Container, Icon, IconButton, VisuallyHidden } from '@clinic/kit/ui';
import { useOverflow } from '../parts/use-overflow.ts';
import { useStillness } from '../parts/use-stillness.ts';
import { EventDates } from './EventDates.tsx';
import { ItemText } from './ItemText.tsx';
import * as looks from './ticker-styles.ts';
import { usePresentDay } from './use-present-day.ts';

/** How fast a text moves that does not fit, in pixels a second, and how long it rests at either end, in seconds. */
const pace = 40;
const rest = 2;

/**
 * The strip above every page: what the clinic's calendar has for today, the most pressing of it. Its text moves only
 * when it does not fit, rests under the pointer and the focus, and can be stopped; for who asks the device for stillness,
 * and without script, it takes a second line instead.
 */
export function Ticker({ data }: SlotContentProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const day = usePresentDay(data as AwarenessToday | undefined);
  const [box, overflow] = useOverflow(hiddenWidth);
  const still = useStillness();
  const [stopped, setStopped] = useState(false);
  const [first, ...others] = day?.data ?? [];
  if (first === undefined) return null;

  const moves = overflow > 0 && !still;
  const motion = {
    '--way': `${directionOf(lang) === 'rtl' ? overflow : -overflow}px`,
    animationDuration: `${overflow / pace + 2 * rest}s`,
    ...(stopped && { animationPlayState: 'paused' }),
  } as CSSProperties;

  return (
    <Box component="section" aria-label={t('ticker.label')} data-badge={first.badge} sx={looks.strip}>
      <Container>
        <Box sx={looks.row}>
          <Box sx={{ ...looks.control, visibility: moves ? 'visible' : 'hidden' }}>
            <IconButton
              color="inherit"
              aria-label={t(stopped ? 'carousel.play' : 'carousel.stop')}
              onClick={() => setStopped(!stopped)}
            >
              <Icon name={stopped ? 'play' : 'pause'} size={18} />
            </IconButton>
          </Box>
          <Box component="span" sx={looks.badge}>
            {t(`ticker.badges.${first.badge}`)}
          </Box>
          <Box ref={box} sx={looks.window}>
            <Box key={first.id} data-moves={moves} style={moves ? motion : undefined} sx={looks.text}>
              <ItemText item={first} />
            </Box>
          </Box>
          {others.length > 0 && (
            <VisuallyHidden>
              {t('ticker.also')}
              {others.map((item) => (
                <span key={item.id}>
                  {' '}
                  {t(`ticker.badges.${item.badge}`)}: {pick(item, 'name', lang)} <EventDates item={item} />
                </span>
              ))}
            </VisuallyHidden>
          )}
        </Box>
      </Container>
    </Box>
  );
}

/** Its transform moves the text but does not change its width. */
function hiddenWidth(box: HTMLDivElement): number {
  const { firstElementChild: text } = box;
  return text instanceof HTMLElement ? text.offsetWidth - box.clientWidth : 0;
}

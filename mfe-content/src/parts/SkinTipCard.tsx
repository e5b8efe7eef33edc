import type { SkinTipSummary } from '@clinic/contracts/content';
import { pick, useLang } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Box, LinkCard } from '@clinic/kit/ui';
import { CardPicture } from './CardPicture.tsx';

/** Advice of the skin department in a list. */
export function SkinTipCard({ tip }: { tip: SkinTipSummary }) {
  const lang = useLang();
  return (
    <LinkCard
      to={contentPaths.skinTip(pick(tip, 'slug', lang))}
      title={pick(tip, 'title', lang)}
      media={<CardPicture src={tip.image} focus={tip.image_focus} />}
    >
      <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '.9375rem' }}>
        {pick(tip, 'summary', lang)}
      </Box>
    </LinkCard>
  );
}

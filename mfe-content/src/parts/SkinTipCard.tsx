import type { SkinTipSummary } from '@clinic/shared/contracts/content';
import { pick, useLang } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import { Box, LinkCard, Picture } from '@clinic/shared/ui';

/** Advice of the skin department in a list (S5). */
export function SkinTipCard({ tip }: { tip: SkinTipSummary }) {
  const lang = useLang();
  return (
    <LinkCard
      to={paths.skinTip(pick(tip, 'slug', lang))}
      title={pick(tip, 'title', lang)}
      media={
        <Box
          component={Picture}
          src={tip.image}
          width={640}
          height={427}
          sizes="(min-width: 1024px) 380px, (min-width: 640px) 48vw, 92vw"
          alt=""
          sx={picture}
        />
      }
    >
      <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '.9375rem' }}>
        {pick(tip, 'summary', lang)}
      </Box>
    </LinkCard>
  );
}

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: '12px',
  bgcolor: 'primary.soft',
} as const;

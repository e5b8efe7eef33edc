import type { Partner } from '@clinic/contracts/content';
import { pick, useLang } from '@clinic/kit/i18n';
import { Box, Card, Picture } from '@clinic/kit/ui';

/** An insurer: its mark and its name. */
export function PartnerCard({ partner }: { partner: Partner }) {
  const lang = useLang();
  return (
    <Box component={Card} sx={card}>
      <Picture src={partner.image} width={160} height={80} alt="" />
      <span>{pick(partner, 'name', lang)}</span>
    </Box>
  );
}

const card = {
  height: '100%',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 1.5,
  textAlign: 'center',
  fontSize: '.9375rem',
  fontWeight: 500,
  lineHeight: 1.5,
  // Marks are drawn for a white ground; in the dark scheme they keep one.
  '& img': { width: '100%', maxWidth: 160, height: 'auto', bgcolor: '#fff', borderRadius: '10px' },
} as const;

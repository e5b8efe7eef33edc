import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link, useSite } from '@clinic/kit/routing';
import { Box, CardGrid, Icon, isIconName } from '@clinic/kit/ui';
import { ActionLink } from './ActionLink.tsx';
import { offerTarget } from './offer-target.ts';
import type { OfferTile } from './offers.data.ts';
import { OfferTag } from './OfferTag.tsx';

interface OfferListProps {
  offers: readonly OfferTile[];
  /** Level of the headings. */
  level: 2 | 3;
}

/** Promotions: icon, title, subtitle, whose it is, and a way to ask for it. */
export function OfferList({ offers, level }: OfferListProps) {
  return (
    <CardGrid min={290}>
      {offers.map((offer) => (
        <li key={offer.slug}>
          <OfferCard offer={offer} level={level} />
        </li>
      ))}
    </CardGrid>
  );
}

function OfferCard({ offer, level }: { offer: OfferTile; level: 2 | 3 }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { brand } = useSite();
  const { doctor } = offer;
  const heading = `offer-${offer.slug}`;
  return (
    <Box component="article" aria-labelledby={heading} sx={{ ...card, ...grounds[offer.style] }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, width: '100%' }}>
        <Icon name={isIconName(offer.icon) ? offer.icon : 'offer'} size={32} />
        <OfferTag offer={offer} />
      </Box>
      <Box
        component={`h${level}`}
        id={heading}
        sx={{ margin: 0, fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.45 }}
      >
        {pick(offer, 'title', lang)}
      </Box>
      <Box component="p" sx={{ margin: 0 }}>
        {pick(offer, 'subtitle', lang)}
      </Box>
      {doctor !== null && (
        <Box component="p" sx={{ margin: 0, fontSize: '.9375rem' }}>
          {t('offers.with')}{' '}
          <Link to={contentPaths.doctor(pick(doctor, 'slug', lang))}>{pick(doctor, 'name', lang)}</Link>
        </Box>
      )}
      <Box sx={{ mt: 'auto', pt: 1 }}>
        <ActionLink to={offerTarget(offer, brand)} color="inherit" variant="outlined" sx={action}>
          {pick(offer, 'cta_text', lang)}
        </ActionLink>
      </Box>
    </Box>
  );
}

const card = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 1.25,
  p: { xs: 2.5, md: 3.5 },
  borderRadius: '16px',
  '& p a': { color: 'inherit', fontWeight: 500 },
} as const;
const grounds = {
  deep: { bgcolor: 'deep.main', color: 'deep.text' },
  soft: { bgcolor: 'primary.soft', color: 'text.primary' },
  sand: { bgcolor: 'accent.soft', color: 'text.primary' },
} as const;
const action = {
  bgcolor: 'transparent',
  borderColor: 'currentColor',
  '&:hover': { bgcolor: 'transparent', textDecoration: 'underline' },
} as const;

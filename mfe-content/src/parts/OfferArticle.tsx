import type { Offer } from '@clinic/contracts/content';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link, useSite } from '@clinic/kit/routing';
import { formatDate } from '@clinic/contracts/time';
import { Box, Icon, isIconName, Portrait } from '@clinic/kit/ui';
import { ActionLink } from './ActionLink.tsx';
import { offerTarget } from './offer-target.ts';
import { OfferTag } from './OfferTag.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { Price } from './Price.tsx';

interface OfferArticleProps {
  offer: Offer;
  /** Level of the heading. */
  level?: 2 | 3;
}

/** One offer in full: what it is, what belongs to it, with whom, until when, and how to ask for it. */
export function OfferArticle({ offer, level = 2 }: OfferArticleProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { brand } = useSite();
  const { doctor } = offer;
  const Heading = `h${level}` as const;
  const heading = `offer-${offer.slug}`;
  return (
    <Box component="article" aria-labelledby={heading} sx={article}>
      <Box sx={{ ...face, ...grounds[offer.style] }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <Icon name={isIconName(offer.icon) ? offer.icon : 'offer'} size={36} />
          <OfferTag offer={offer} />
        </Box>
        <Heading id={heading}>{pick(offer, 'title', lang)}</Heading>
        <p>{pick(offer, 'subtitle', lang)}</p>
      </Box>
      <Box sx={body}>
        {offer.price !== null && <Price price={offer.price} before={offer.price_before} />}
        <div>
          <Paragraphs text={pick(offer, 'text', lang)} />
        </div>
        {doctor !== null && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Portrait image={doctor.image} focus={doctor.image_focus} alt="" size={52} />
            <span>
              {t('offers.with')}{' '}
              <Link to={contentPaths.doctor(pick(doctor, 'slug', lang))}>{pick(doctor, 'name', lang)}</Link>
            </span>
          </Box>
        )}
        <Box sx={foot}>
          <ActionLink to={offerTarget(offer, brand)}>{pick(offer, 'cta_text', lang)}</ActionLink>
          {offer.valid_to !== null && (
            <span>
              {t('offers.until')} <time dateTime={offer.valid_to}>{formatDate(offer.valid_to, lang)}</time>
            </span>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const article = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1.5fr)' },
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '16px',
  overflow: 'hidden',
} as const;
const face = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  p: { xs: 2.5, md: 4 },
  '& :is(h2,h3)': { margin: 0, fontSize: { xs: '1.375rem', md: '1.625rem' }, fontWeight: 650, lineHeight: 1.4 },
  '& p': { margin: 0 },
} as const;
const grounds = {
  deep: { bgcolor: 'deep.main', color: 'deep.text' },
  soft: { bgcolor: 'primary.soft', color: 'text.primary' },
  sand: { bgcolor: 'accent.soft', color: 'text.primary' },
} as const;
const body = { display: 'grid', gap: 2, alignContent: 'start', p: { xs: 2.5, md: 4 } } as const;
const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  pt: 1,
  color: 'text.secondary',
  fontSize: '.9375rem',
} as const;

import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { Link, paths } from '@clinic/shared/routing';
import { Box, CardGrid, Icon, LinkButton } from '@clinic/shared/ui';
import { doctorOffers } from './doctor-offers.ts';
import type { PromotedDoctor } from './promoted-doctors.data.ts';

interface OfferListProps {
  /** Those whose promotions are shown. */
  doctors: readonly PromotedDoctor[];
  /** Level of the headings. */
  level: 2 | 3;
}

/** Promotions of doctors: icon, title, subtitle, and a way to ask for it (S38, S142). */
export function OfferList({ doctors, level }: OfferListProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const shown = doctorOffers.flatMap((offer) => {
    const doctor = doctors.find(({ id }) => id === offer.doctor);
    return doctor === undefined ? [] : [{ ...offer, doctor }];
  });
  return (
    <CardGrid min={290}>
      {shown.map(({ id, icon, style, doctor }) => (
        <li key={id}>
          <Box component="article" aria-labelledby={`offer-${id}`} sx={{ ...card, ...grounds[style] }}>
            <Icon name={icon} size={32} />
            <Box
              component={`h${level}`}
              id={`offer-${id}`}
              sx={{ margin: 0, fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.45 }}
            >
              {t(`offers.${id}.title`)}
            </Box>
            <Box component="p" sx={{ margin: 0 }}>
              {t(`offers.${id}.subtitle`)}
            </Box>
            <Box component="p" sx={{ margin: 0, fontSize: '.9375rem' }}>
              {t('offers.with')} <Link to={paths.doctor(pick(doctor, 'slug', lang))}>{pick(doctor, 'name', lang)}</Link>
            </Box>
            <Box sx={{ mt: 'auto', pt: 1 }}>
              <LinkButton
                to={paths.contact()}
                color="inherit"
                variant="outlined"
                sx={{
                  bgcolor: 'transparent',
                  borderColor: 'currentColor',
                  '&:hover': { bgcolor: 'transparent', textDecoration: 'underline' },
                }}
              >
                {t(`offers.${id}.action`)}
              </LinkButton>
            </Box>
          </Box>
        </li>
      ))}
    </CardGrid>
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

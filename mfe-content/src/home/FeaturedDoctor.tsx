import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link } from '@clinic/kit/routing';
import { Box, Container, Icon, Portrait } from '@clinic/kit/ui';
import type { OfferTile } from '../parts/offers.data.ts';
import type { HomeData } from './shown-home.ts';

interface FeaturedDoctorProps {
  doctor: NonNullable<HomeData['featured']>;
  /** The doctor's own promotion, when one is valid today: then it is the news of the block. */
  offer: OfferTile | undefined;
}

/** The doctor whom the clinic features, above everything else: one line of news with a face. */
export function FeaturedDoctor({ doctor, offer }: FeaturedDoctorProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const name = pick(doctor, 'name', lang);
  const title = doctor.title === null ? '' : pick(doctor.title, 'name', lang);
  return (
    <Box component="section" aria-labelledby="featured-doctor" sx={{ bgcolor: 'deep.main', color: 'deep.text' }}>
      <Container>
        <Box sx={row}>
          <Portrait image={doctor.image} focus={doctor.image_focus} alt="" size={72} eager />
          <Box sx={{ minWidth: 0 }}>
            <Box component="h2" id="featured-doctor" sx={heading}>
              {offer === undefined ? t('home.featured.meet', { name }) : pick(offer, 'title', lang)}
            </Box>
            <Box component="p" sx={{ margin: 0, color: 'deep.muted', fontSize: '.9375rem', lineHeight: 1.6 }}>
              {offer === undefined ? title : t('home.featured.with', { name, title })}
            </Box>
          </Box>
          <Link to={contentPaths.doctor(pick(doctor, 'slug', lang))}>
            {t('home.featured.action')}
            <Icon name="arrow-end" size={20} />
          </Link>
        </Box>
      </Container>
    </Box>
  );
}

const heading = { margin: 0, fontSize: { xs: '1.0625rem', md: '1.25rem' }, fontWeight: 600, lineHeight: 1.45 } as const;
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '56px minmax(0,1fr)', md: '72px minmax(0,1fr) auto' },
  gap: { xs: '4px 14px', md: 3 },
  alignItems: 'center',
  py: { xs: 1.5, md: 2 },
  '& > img, & > svg': { width: { xs: 56, md: 72 }, height: { xs: 56, md: 72 } },
  '& > a': {
    gridColumn: { xs: 2, md: 'auto' },
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    px: { xs: 0, md: 2.5 },
    borderRadius: '12px',
    border: { xs: 0, md: '1px solid currentColor' },
    color: 'deep.text',
    fontWeight: 500,
    textDecoration: { xs: 'underline', md: 'none' },
    textUnderlineOffset: '.25em',
  },
  '& > a:hover': { textDecoration: 'underline' },
} as const;

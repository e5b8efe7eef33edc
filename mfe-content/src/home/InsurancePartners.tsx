import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Band, Box, Picture, Section } from '@clinic/kit/ui';
import type { HomeData } from './shown-home.ts';

/** Six insurers, others at each visit; four of them on windows narrower than 768 px. */
export function InsurancePartners({ partners }: Pick<HomeData, 'partners'>) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Band far>
      <Section
        id="insurance"
        title={t('home.insurance.title')}
        lead={t('home.insurance.lead')}
        action={{ label: t('home.insurance.all'), to: contentPaths.insurancePartners() }}
      >
        <Box component="ul" sx={strip}>
          {partners.map((partner) => (
            <li key={partner.image}>
              <Picture src={partner.image} width={160} height={80} sizes="160px" alt="" />
              <span>{pick(partner, 'name', lang)}</span>
            </li>
          ))}
        </Box>
      </Section>
    </Band>
  );
}

const strip = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridTemplateColumns: 'repeat(2, minmax(0,1fr))',
  '@media (min-width:768px)': { gridTemplateColumns: 'repeat(6, minmax(0,1fr))' },
  '@media (max-width:767.95px)': { '& li:nth-of-type(n+5)': { display: 'none' } },
  '& li': {
    display: 'grid',
    gap: 1,
    justifyItems: 'center',
    alignContent: 'start',
    p: 1.5,
    border: '1px solid',
    borderColor: 'line.hair',
    borderRadius: '16px',
    bgcolor: 'background.paper',
    textAlign: 'center',
    fontSize: '.875rem',
    lineHeight: 1.5,
  },
  '& img': { maxWidth: '100%', height: 'auto' },
} as const;

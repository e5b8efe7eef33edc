import type { Treatment } from '@clinic/contracts/content';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Card, CardGrid, Icon, Picture, Section, inFocus } from '@clinic/kit/ui';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { useOpenedTreatment } from './use-opened-treatment.ts';

/** What a department offers, each with its explanation to open. */
export function TreatmentList({ treatments }: { treatments: readonly Treatment[] }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  useOpenedTreatment();
  return (
    <Section id="treatments" title={t('specialities.treatments')} lead={t('specialities.treatmentsLead')}>
      <CardGrid min={320}>
        {treatments.map((treatment) => (
          <Box component="li" key={treatment.id} id={treatment.slug} sx={{ scrollMarginBlockStart: '96px' }}>
            <Box component={Card} sx={card}>
              {treatment.image !== null && (
                <Picture
                  src={treatment.image}
                  width={640}
                  height={427}
                  sizes="(min-width: 1024px) 380px, (min-width: 700px) 48vw, 92vw"
                  alt=""
                  {...inFocus(treatment.image_focus)}
                />
              )}
              <h3>{pick(treatment, 'name', lang)}</h3>
              <p>{pick(treatment, 'summary', lang)}</p>
              <details>
                <summary>
                  {t('specialities.treatmentMore')}
                  <Icon name="chevron-down" size={20} />
                </summary>
                <Paragraphs text={pick(treatment, 'body', lang)} />
              </details>
            </Box>
          </Box>
        ))}
      </CardGrid>
    </Section>
  );
}

const card = {
  height: '100%',
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: '12px',
    bgcolor: 'primary.soft',
    mb: 0.5,
  },
  '& h3': { margin: 0, fontSize: '1.1875rem', fontWeight: 600, lineHeight: 1.5 },
  '& > p': { margin: 0, color: 'text.secondary', fontSize: '.9375rem' },
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    minHeight: 44,
    color: 'primary.main',
    fontWeight: 500,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { textDecoration: 'underline' },
  '& summary svg': { transition: 'transform .2s ease' },
  '& details[open] summary svg': { transform: 'rotate(180deg)' },
} as const;

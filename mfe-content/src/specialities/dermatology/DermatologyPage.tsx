import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link, loadedOr, useLoaderData } from '@clinic/kit/routing';
import { Box, CardGrid, Icon, LinkButton, Section } from '@clinic/kit/ui';
import { HoursCard } from '../../parts/HoursCard.tsx';
import { MissingPage } from '../../parts/MissingPage.tsx';
import { ScenePage } from '../../parts/ScenePage.tsx';
import { skinDepartment } from '../../parts/skin-department.ts';
import { SkinTipCard } from '../../parts/SkinTipCard.tsx';
import { TextCards } from '../../parts/TextCards.tsx';
import type { DermatologyData } from './dermatology.data.ts';
import { skinScene } from './dermatology.meta.ts';

/** The skin department's own page: its advice first, its story, and the way to each treatment. */
export function DermatologyPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const found = useLoaderData<DermatologyData>();
  if (found === null) return <MissingPage />;

  const { tips } = found;
  const [page, treatments] = [loadedOr(found.page, null), loadedOr(found.treatments, [])];
  return (
    <ScenePage
      title={page === null ? t('skin.title') : pick(page, 'title', lang)}
      crumbs={[{ label: t('specialities.title'), to: contentPaths.specialities() }]}
      lead={page === null ? t('skin.lead') : pick(page, 'lead', lang)}
      scene={page?.image ?? skinScene}
      focus={page?.image_focus}
      actions={
        <>
          <LinkButton to={contentPaths.speciality(skinDepartment)} size="large">
            {t('skin.department')}
          </LinkButton>
          <LinkButton to={contentPaths.doctors({ specialty: skinDepartment })} variant="outlined" size="large">
            {t('skin.doctors')}
          </LinkButton>
        </>
      }
    >
      <HoursCard departments={loadedOr(found.hours, [])} layout="wide" />
      {tips.length > 0 && (
        <Section title={t('skin.tips')} lead={t('skin.tipsLead')}>
          <CardGrid min={270}>
            {tips.map((tip) => (
              <li key={tip.id}>
                <SkinTipCard tip={tip} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
      {page !== null && page.sections.length > 0 && <TextCards sections={page.sections} />}
      {treatments.length > 0 && (
        <Section
          title={t('specialities.treatments')}
          action={{ label: t('skin.department'), to: contentPaths.speciality(skinDepartment) }}
        >
          <Box component="ul" sx={list}>
            {treatments.map((treatment) => (
              <li key={treatment.id}>
                <Link to={`${contentPaths.speciality(skinDepartment)}#${treatment.slug}`}>
                  <strong>{pick(treatment, 'name', lang)}</strong>
                  <span>{pick(treatment, 'summary', lang)}</span>
                  <Icon name="arrow-end" size={20} />
                </Link>
              </li>
            ))}
          </Box>
        </Section>
      )}
    </ScenePage>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
  '& li': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto',
    columnGap: 2,
    alignItems: 'center',
    height: '100%',
    py: 2,
    textDecoration: 'none',
    color: 'text.primary',
  },
  '& strong': { fontWeight: 600, gridColumn: 1 },
  '& span': { color: 'text.secondary', fontSize: '.9375rem', gridColumn: 1 },
  '& svg': { gridColumn: 2, gridRow: '1 / span 2', color: 'primary.main' },
  '& a:hover strong': { color: 'primary.main', textDecoration: 'underline' },
} as const;

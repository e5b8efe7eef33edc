import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { loadedOr, useInPageLanguage, useLoaderData } from '@clinic/kit/routing';
import { Box, CardGrid, EmptyState, LinkButton, Page, Section } from '@clinic/kit/ui';
import { ArticleText } from '../../../parts/ArticleText.tsx';
import { ScenePage } from '../../../parts/ScenePage.tsx';
import { skinDepartment } from '../../../parts/skin-department.ts';
import { SkinTipCard } from '../../../parts/SkinTipCard.tsx';
import { loader } from './tip.data.ts';
import type { TipData } from './tip.data.ts';

/** One piece of skin advice, or that there is none at this address. */
export function SkinTipPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const found = useInPageLanguage(useLoaderData<TipData | null>(), loader);
  const crumbs = [
    { label: t('specialities.title'), to: contentPaths.specialities() },
    { label: t('skin.title'), to: contentPaths.dermatology() },
  ];
  if (found === null) {
    return (
      <Page title={t('skin.missing.title')} crumbs={crumbs}>
        <EmptyState
          title={t('skin.missing.lead')}
          text={t('skin.missing.text')}
          action={{ label: t('skin.all'), to: contentPaths.dermatology() }}
        />
      </Page>
    );
  }

  const { tip, html } = found;
  const related = loadedOr(found.related, []);
  return (
    <ScenePage
      title={pick(tip, 'title', lang)}
      crumbs={crumbs}
      lead={pick(tip, 'summary', lang)}
      scene={tip.image}
      focus={tip.image_focus}
    >
      <Box sx={columns}>
        <ArticleText html={html} lang={found.lang} />
        <Box sx={visit}>
          <p>{t('skin.visit')}</p>
          <LinkButton to={contentPaths.doctors({ specialty: skinDepartment })}>{t('skin.doctors')}</LinkButton>
        </Box>
      </Box>
      {related.length > 0 && (
        <Section title={t('skin.related')} action={{ label: t('skin.all'), to: contentPaths.dermatology() }}>
          <CardGrid min={300}>
            {related.map((other) => (
              <li key={other.id}>
                <SkinTipCard tip={other} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </ScenePage>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,2fr) minmax(0,1fr)' },
  alignItems: 'start',
} as const;
const visit = {
  position: { md: 'sticky' },
  top: { md: 96 },
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  p: { xs: 2.5, md: 3 },
  borderRadius: '16px',
  bgcolor: 'primary.soft',
  '& p': { margin: 0 },
} as const;

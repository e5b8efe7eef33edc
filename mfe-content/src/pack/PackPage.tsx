import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { loadedOr, useLoaderData } from '@clinic/kit/routing';
import { Box, Card, CardGrid, EmptyState, Page, Section } from '@clinic/kit/ui';
import { AskButtons } from '../parts/AskButtons.tsx';
import { PackageCard } from '../parts/PackageCard.tsx';
import { Price } from '../parts/Price.tsx';
import { ScenePage } from '../parts/ScenePage.tsx';
import { TextCards } from '../parts/TextCards.tsx';
import type { PackData } from './pack.data.ts';
import { PackItems } from './PackItems.tsx';

/** One package: what it holds, how to prepare, what it costs, and how to ask for it. */
export function PackPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const found = useLoaderData<PackData | null>();
  const crumbs = [{ label: t('packages.title'), to: contentPaths.packages() }];
  if (found === null) {
    return (
      <Page title={t('packages.missing.title')} crumbs={crumbs}>
        <EmptyState
          title={t('packages.missing.lead')}
          text={t('packages.missing.text')}
          action={{ label: t('packages.all'), to: contentPaths.packages() }}
        />
      </Page>
    );
  }

  const { pack } = found;
  const related = loadedOr(found.related, []);
  return (
    <ScenePage
      title={pick(pack, 'name', lang)}
      crumbs={crumbs}
      lead={pick(pack, 'summary', lang)}
      scene={pack.image}
      focus={pack.image_focus}
      actions={<AskButtons label={t('packages.ask')} />}
    >
      <Box sx={columns}>
        <PackItems items={pack.items} />
        <Box component={Card} sx={aside}>
          <dl>
            <div>
              <dt>{t('packages.price')}</dt>
              <dd>
                <Price price={pack.price} before={pack.price_before} size="large" />
              </dd>
            </div>
            <div>
              <dt>{t('packages.audience')}</dt>
              <dd>{pick(pack, 'audience', lang)}</dd>
            </div>
            <div>
              <dt>{t('packages.holds')}</dt>
              <dd>{t('packages.items', { count: pack.items.length })}</dd>
            </div>
          </dl>
          <p>{t('packages.priceNote')}</p>
        </Box>
      </Box>
      {pack.sections.length > 0 && <TextCards sections={pack.sections} />}
      {related.length > 0 && (
        <Section title={t('packages.related')} action={{ label: t('packages.all'), to: contentPaths.packages() }}>
          <CardGrid min={300}>
            {related.map((offered) => (
              <li key={offered.id}>
                <PackageCard offered={offered} level={3} />
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
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1.9fr) minmax(0,1fr)' },
  alignItems: 'start',
} as const;
const aside = {
  order: { xs: -1, md: 0 },
  position: { md: 'sticky' },
  top: { md: 96 },
  '& dl': { margin: 0, display: 'grid', gap: 2 },
  '& dt': { color: 'text.secondary', fontSize: '.9375rem' },
  '& dd': { margin: 0, fontWeight: 500 },
  '& p': {
    margin: '16px 0 0',
    pt: 2,
    borderBlockStart: '1px solid',
    borderColor: 'line.hair',
    color: 'text.secondary',
    fontSize: '.9375rem',
  },
} as const;

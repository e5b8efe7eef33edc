import { LinkChips, SearchField } from '@clinic/kit/browsing';
import type { QaStats } from '@clinic/contracts/qa';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Box, Breadcrumbs, LinkButton, PageTitle, Typography } from '@clinic/kit/ui';
import { Counters } from './Counters.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import type { SpecialtyInGrid } from './home.data.ts';
import { besideSearch, listHref } from './list-query.ts';
import type { ListQuery } from './list-query.ts';

/** Specialities that are offered beside the search. */
const chipsShown = 4;

interface QaHeroProps {
  /** What was asked for last. */
  query: ListQuery;
  /** Null when the counters could not be had. */
  stats: QaStats | null;
  /** Specialities, the most answered first. */
  popular: readonly SpecialtyInGrid[];
  /** For who is looking for something already: nothing stands between the search and what it found. */
  brief: boolean;
}

/** What this place is, the way to a question of one's own, and the search over those of others. */
export function QaHero({ query, stats, popular, brief }: QaHeroProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  return (
    <Box sx={hero}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Breadcrumbs crumbs={[]} current={t('home.title')} />
        <div>
          <PageTitle>{t('home.title')}</PageTitle>
          <Typography variant="subtitle1" component="p" sx={{ maxWidth: '54ch', margin: 0, marginBlockStart: 1 }}>
            {t('home.subtitle')}
          </Typography>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <LinkButton to={qaPaths.ask(query.specialty ?? undefined)} color="accent" size="large">
            {t('home.ask')}
          </LinkButton>
          <LinkButton to={qaPaths.track()} variant="text" size="large">
            {t('home.track')}
          </LinkButton>
        </Box>
        <SearchField
          action={qaPaths.questions()}
          name="search"
          label={t('home.search')}
          value={query.search}
          keep={besideSearch(query)}
          size="large"
        />
        {popular.length > 0 && (
          <LinkChips
            label={t('home.popularSpecialties')}
            samePage
            chips={popular.slice(0, chipsShown).map((specialty) => ({
              id: String(specialty.id),
              to: listHref(query, { specialty: specialty.id === query.specialty ? null : specialty.id }),
              label: pick(specialty, 'name', lang),
              current: specialty.id === query.specialty,
            }))}
          />
        )}
        {!brief && stats && <Counters stats={stats} />}
      </Box>
      {!brief && <HeroPicture />}
    </Box>
  );
}

const hero = {
  display: 'grid',
  gap: 5,
  alignItems: 'center',
  // The breadcrumbs stand as near to the top as on every other page.
  marginBlockStart: { md: '-40px' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
};

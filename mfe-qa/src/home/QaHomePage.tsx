import { useTranslation } from '@clinic/kit/i18n';
import { loadedOr, useInPageLanguage, useLoaderData } from '@clinic/kit/routing';
import { Band, Box, Container } from '@clinic/kit/ui';
import { AlertsCard } from '../parts/AlertsCard.tsx';
import { PopularQuestions } from '../parts/PopularQuestions.tsx';
import { useFailureToast } from '../parts/use-failure-toast.ts';
import { BrowseSpecialties } from './BrowseSpecialties.tsx';
import { FoundQuestions } from './FoundQuestions.tsx';
import { loader } from './home.data.ts';
import type { QaHome } from './home.data.ts';
import { settingsOf } from './list-query.ts';
import { QaHero } from './QaHero.tsx';
import { useAsked } from './use-asked.ts';

/**
 * Ask Your Doctor: what it is and how to ask, where to look, what to keep in mind, and the questions. Who looks
 * for something sees what was found before everything else.
 */
export function QaHomePage() {
  const { t } = useTranslation('qa');
  const home = useInPageLanguage(useLoaderData<QaHome>(), loader);
  const { query } = home;
  const trending = loadedOr(home.trending, null);
  const asked = useAsked(query);
  useFailureToast(home.list === 'failed' ? 'qa:errorLoadingQuestions' : null);
  const looking = settingsOf(query).length > 0 || query.page > 1;
  const specialties = loadedOr(home.browse, []);
  const browse = specialties.length > 0 && <BrowseSpecialties specialties={specialties} />;

  return (
    <>
      <Band tone="soft">
        <QaHero query={asked} stats={loadedOr(home.stats, null)} popular={specialties} brief={looking} />
      </Band>
      <Container>
        <Box sx={page}>
          {!looking && browse}
          <Box sx={columns}>
            <div className={looking ? 'late' : undefined}>
              <AlertsCard />
            </div>
            <div className="found">
              <FoundQuestions home={home} asked={asked} />
            </div>
            {trending && (
              <div>
                <PopularQuestions
                  title={t(`popular.${trending.period}`)}
                  questions={trending.questions}
                  now={home.now}
                />
              </div>
            )}
          </Box>
          {looking && browse}
        </Box>
      </Container>
    </>
  );
}

const page = {
  display: 'grid',
  gap: { xs: 5, md: 7 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: { xs: '32px 64px', md: '48px 96px' },
};
const columns = {
  display: 'grid',
  gap: { xs: 4, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 5 },
  '& > .found': { gridColumn: { md: 1 }, gridRow: { md: '1 / span 2' } },
  '& > :not(.found)': { gridColumn: { md: 2 } },
  '& > .late': { order: { xs: 1, md: 0 } },
};

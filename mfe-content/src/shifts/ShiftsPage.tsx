import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { loadedOr, useLoaderData } from '@clinic/kit/routing';
import { Box, Page } from '@clinic/kit/ui';
import { EmergencyNumbers } from '../parts/EmergencyNumbers.tsx';
import { ListedSoon } from '../parts/ListedSoon.tsx';
import { MissingPage } from '../parts/MissingPage.tsx';
import { PageParts } from '../parts/PageParts.tsx';
import { HoursTable } from './HoursTable.tsx';
import type { ShiftsData } from './shifts.data.ts';

/** Working hours of every department. */
export function ShiftsPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const found = useLoaderData<ShiftsData | null>();
  if (found === null) return <MissingPage />;

  const { hours } = found;
  const page = loadedOr(found.page, null);
  return (
    <Page
      title={page === null ? t('hours.title') : pick(page, 'title', lang)}
      crumbs={[]}
      {...(page !== null && { lead: pick(page, 'lead', lang) })}
    >
      <Box sx={columns}>
        {hours.length > 0 ? (
          <HoursTable departments={hours} />
        ) : (
          <ListedSoon title={t('hours.soon.title')} text={t('hours.soon.text')} />
        )}
        <EmergencyNumbers />
      </Box>
      {page !== null && <PageParts page={page} />}
    </Page>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 5, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1.8fr) minmax(0,1fr)' },
  alignItems: 'start',
} as const;

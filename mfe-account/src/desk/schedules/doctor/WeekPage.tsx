import { useState } from 'react';
import { StaleNotice, useFreshest } from '@clinic/kit/desk';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { EmptyState, Page, Stack } from '@clinic/kit/ui';
import type { WeekData } from './week.data.ts';
import { WeekWork } from './WeekWork.tsx';

/** One doctor's weekly hours and leave. */
export function WeekPage() {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { doctor, week: loaded } = useLoaderData<WeekData>();
  const { shown: week, stale } = useFreshest(doctor, loaded, loaded === 'failed');
  const { revalidate } = useRevalidator();
  // What is being written stays when the page is loaded again; it starts again when it was saved or discarded, and for another
  // doctor.
  const [edition, setEdition] = useState(0);
  const title = typeof week === 'object' ? pick(week.doctor, 'name', lang) : t('schedules.week.title');

  return (
    <Page
      title={title}
      crumbs={[{ label: t('schedules.title'), to: accountPaths.schedules() }]}
      lead={typeof week === 'object' ? t('schedules.week.lead') : undefined}
    >
      {week === 'failed' ? (
        <EmptyState variant="error" action={{ onClick: () => void revalidate() }} />
      ) : week === 'refused' || week === 'missing' ? (
        <EmptyState title={t(`schedules.${week}.title`)} text={t(`schedules.${week}.text`)} />
      ) : (
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          {stale && <StaleNotice onRetry={() => void revalidate()} />}
          <WeekWork key={`${doctor} ${edition}`} week={week} onRestart={() => setEdition((before) => before + 1)} />
        </Stack>
      )}
    </Page>
  );
}

import { LinkChips, SearchField, SignedInRole } from '@clinic/kit/browsing';
import { StaleNotice, useFreshest } from '@clinic/kit/desk';
import { restoreFocus, useActions } from '@clinic/kit/forms';
import { useBus } from '@clinic/kit/events';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useLoaderData, useRefreshOnReturn, useRevalidator } from '@clinic/kit/routing';
import { Box, Button, CardGrid, EmptyState, Page, Pagination, Section, Stack } from '@clinic/kit/ui';
import { LeaveDialog } from '../../parts/schedules/LeaveDialog.tsx';
import { LeaveList } from '../../parts/schedules/LeaveList.tsx';
import type { ScheduleActions, ScheduleResult, ScheduleIntent } from '../../parts/schedules/schedule-actions.ts';
import { doneToast } from '../../parts/schedules/done-toast.ts';
import { useOpened } from '../../parts/use-opened.ts';
import { DoctorCard } from './DoctorCard.tsx';
import type { SchedulesAddress, SchedulesData } from './schedules.data.ts';

/** What the links of the page keep: whatever is usual is left out. */
const inAddress = ({ search, branch, page }: SchedulesAddress) => ({
  search: search === '' ? undefined : search,
  branch: branch ?? undefined,
  page: page === 1 ? undefined : page,
});

/** Where schedule managers find doctors whose weeks they keep, and close days of the whole clinic. */
export function SchedulesPage() {
  const { t } = useTranslation('account');
  const lang = useLang();
  const bus = useBus();
  const { address, found: loaded } = useLoaderData<SchedulesData>();
  const { shown: found, stale } = useFreshest(address, loaded, loaded === 'failed');
  const { revalidate } = useRevalidator();
  useRefreshOnReturn();
  const refresh = () => void revalidate();
  const mayClose = typeof found === 'object' && found.may_close !== false;
  const closing = useOpened<'closing'>();
  const actions: ScheduleActions = useActions<ScheduleIntent, ScheduleResult>({
    onReloaded(_intent, answer) {
      bus.emit('host/toast.show@1', doneToast(answer));
      closing.closeSender();
      requestAnimationFrame(restoreFocus);
    },
    onSettled: closing.settle,
  });
  const to = (changes: Partial<SchedulesAddress>) =>
    accountPaths.schedules(inAddress({ ...address, page: 1, ...changes }));

  return (
    <Page
      title={t('schedules.title')}
      lead={<SignedInRole roles={['schedules', 'admin']} />}
      actions={
        mayClose && (
          <Button variant="outlined" onClick={() => closing.open('closing', actions.busy)}>
            {t('schedules.closure.open')}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 3, minWidth: 0 }}>
        {found === 'failed' ? (
          <EmptyState variant="error" action={{ onClick: refresh }} />
        ) : found === 'refused' ? (
          <EmptyState title={t('schedules.refused.title')} text={t('schedules.refused.text')} />
        ) : (
          <>
            {stale && <StaleNotice onRetry={refresh} />}
            <Box sx={{ maxWidth: 560 }}>
              <SearchField
                action={accountPaths.schedules()}
                name="search"
                label={t('schedules.search')}
                value={address.search}
                keep={address.branch === null ? {} : { branch: String(address.branch) }}
              />
            </Box>
            {found.branches !== undefined && (
              <LinkChips
                label={t('schedules.branch')}
                samePage
                chips={[null, ...found.branches].map((branch) => ({
                  id: String(branch?.id ?? 'all'),
                  to: to({ branch: branch?.id ?? null }),
                  label: branch === null ? t('schedules.everyBranch') : pick(branch, 'name', lang),
                  current: (branch?.id ?? null) === address.branch,
                }))}
              />
            )}
            {found.closures.length > 0 && (
              <Section title={t('schedules.closure.list')}>
                <LeaveList leave={found.closures} actions={actions} opensClinic={mayClose} />
              </Section>
            )}
            <Section
              title={t('schedules.doctors')}
              lead={<span role="status">{t('schedules.count', { count: found.total })}</span>}
            >
              {found.doctors.length === 0 ? (
                <EmptyState
                  title={t('schedules.none.title')}
                  text={t('schedules.none.text')}
                  action={{ label: t('schedules.none.all'), to: accountPaths.schedules() }}
                />
              ) : (
                <CardGrid min={280}>
                  {found.doctors.map((doctor) => (
                    <li key={doctor.id}>
                      <DoctorCard doctor={doctor} today={found.today} />
                    </li>
                  ))}
                </CardGrid>
              )}
            </Section>
            <Pagination
              page={address.page}
              total={found.total}
              size={found.per_page}
              hrefFor={(page) => to({ page })}
            />
          </>
        )}
      </Stack>
      {closing.opened !== null && typeof found === 'object' && (
        <LeaveDialog doctor={null} today={found.today} actions={actions} onClose={closing.close} />
      )}
    </Page>
  );
}

import type { Leave } from '@clinic/contracts/account';
import { SubmitFailed } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Button, Stack } from '@clinic/kit/ui';
import type { ScheduleActions } from './schedule-actions.ts';

/** When it is, as people say it: «من … إلى …». */
function useSpan() {
  const { t } = useTranslation('account');
  const lang = useLang();
  const bound = (date: string | null, time: string | null) =>
    date === null
      ? null
      : [formatDate(date, lang, 'day'), ...(time === null ? [] : [formatTime(time, lang)])].join(' ');
  return ({ first, from, last, until }: Leave) => {
    const begins = bound(first, from);
    const ends = bound(last, until);
    if (begins !== null && begins === ends) return begins;
    if (ends === null) return t('schedules.leave.spanOpen', { begins: begins ?? '' });
    return t('schedules.leave.span', { begins: begins ?? '', ends });
  };
}

interface LeaveListProps {
  leave: readonly Leave[];
  actions: ScheduleActions;
  /** Whether closed days of the clinic can be ended here. */
  opensClinic: boolean;
}

/** Leave that lasts or comes, each with the way to end it. */
export function LeaveList({ leave, actions, opensClinic }: LeaveListProps) {
  const { t } = useTranslation('account');
  const span = useSpan();
  const outcome = actions.outcomeOf('end-leave');
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      {outcome?.state === 'failed' && <SubmitFailed failure={outcome} text={t('schedules.failed')} />}
      <Box component="ul" sx={list}>
        {leave.map((one) => (
          <li key={one.id}>
            <Box sx={{ minWidth: 0 }}>
              <strong>{span(one)}</strong>
              {one.clinic && !opensClinic && <Box sx={{ color: 'text.secondary' }}>{t('schedules.leave.clinic')}</Box>}
            </Box>
            {one.clinic === opensClinic && (
              <actions.fetcher.Form method="post">
                <input type="hidden" name="intent" value="end-leave" />
                <input type="hidden" name="id" value={one.id} />
                <Button
                  type="submit"
                  variant="outlined"
                  loading={actions.isRunning('end-leave', one.id)}
                  disabled={actions.busy}
                  aria-label={t('schedules.leave.endOf', { span: span(one) })}
                >
                  {t('schedules.leave.end')}
                </Button>
              </actions.fetcher.Form>
            )}
          </li>
        ))}
      </Box>
    </Stack>
  );
}

const list = {
  display: 'grid',
  gap: 1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '8px 14px',
    minHeight: 44,
    border: '1px solid',
    borderColor: 'line.hair',
    borderRadius: '12px',
    backgroundColor: 'background.paper',
  },
};

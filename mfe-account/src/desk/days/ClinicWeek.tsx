import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { formatDate, formatNumber, formatTime } from '@clinic/contracts/time';
import { Link } from '@clinic/kit/routing';
import { Box, EmptyState, Section, VisuallyHidden } from '@clinic/kit/ui';
import { inAddress } from '../desk-address.ts';
import type { DeskAddress } from '../desk-address.ts';
import type { Loads, WeekLoads } from '../desk.data.ts';
import { visitsOf } from '../visits-of.ts';

interface ClinicWeekProps {
  week: WeekLoads;
  address: DeskAddress;
  today: string;
}

/** The whole clinic's week: a row for each doctor, a column for each day, as wide as the window. */
export function ClinicWeek({ week, address, today }: ClinicWeekProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const [first] = week;
  const last = week.at(-1);
  if (first === undefined || last === undefined) return null;
  const title = t('reception.clinicWeek.title', {
    first: formatDate(first.date, lang, 'short'),
    last: formatDate(last.date, lang, 'short'),
  });
  const working = first.loads.filter(({ doctor }) =>
    week.some(({ loads }) => loads.some((load) => load.doctor.id === doctor.id && load.works)),
  );
  if (working.length === 0) return <EmptyState title={title} text={t('reception.clinicWeek.none')} />;

  return (
    <Section title={title}>
      <Box sx={frame} role="region" aria-label={title} tabIndex={0}>
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">{t('reception.doctor')}</th>
              {week.map(({ date }) => (
                <th key={date} scope="col" aria-current={date === today ? 'date' : undefined}>
                  {formatDate(date, lang, 'weekday')} <bdi>{formatDate(date, lang, 'short')}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {working.map(({ doctor }) => (
              <tr key={doctor.id}>
                <th scope="row">
                  <Link to={accountPaths.reception(inAddress({ ...address, doctor: doctor.id }))}>
                    {pick(doctor, 'name', lang)}
                  </Link>
                </th>
                {week.map(({ date, loads }) => (
                  <td key={date}>
                    <DayOfDoctor
                      load={loads.find((load) => load.doctor.id === doctor.id)}
                      past={date < today}
                      to={accountPaths.reception(
                        inAddress({
                          view: 'day',
                          branch: address.branch,
                          doctor: doctor.id,
                          date: date === today ? null : date,
                        }),
                      )}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Section>
  );
}

/** How many visits a day has, whether some wait, and, unless it is past, from when somebody still fits in. */
function DayOfDoctor({ load, past, to }: { load: Loads[number] | undefined; past: boolean; to: string }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  if (load === undefined || !load.works)
    return (
      <span>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('reception.clinicWeek.off')}</VisuallyHidden>
      </span>
    );
  return (
    <Link to={to}>
      <b>{t('reception.clinicWeek.visits', { count: visitsOf(load) })}</b>
      {load.pending > 0 && (
        <Box component="em" sx={{ fontStyle: 'normal', color: 'warning.main' }}>
          {t('reception.clinicWeek.pending', { count: load.pending })}
        </Box>
      )}
      {!past && (
        <span>
          {load.next_free === null
            ? t('reception.loads.full')
            : t('reception.clinicWeek.free', {
                free: formatNumber(load.free, lang),
                time: formatTime(load.next_free, lang),
              })}
        </span>
      )}
    </Link>
  );
}

/** Beyond the width of other pages where the window has more; below that it scrolls by itself. */
const frame = {
  overflowX: 'auto',
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '14px',
  backgroundColor: 'background.paper',
  '@media (min-width: 1280px)': { width: 'calc(100vw - 64px)', marginInline: 'calc(50% - 50vw + 32px)' },
};
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.875rem',
  lineHeight: 1.4,
  '& :is(th, td)': { padding: '4px 8px', borderBlockEnd: '1px solid', borderColor: 'line.hair', textAlign: 'start' },
  '& tr:last-of-type > *': { borderBlockEnd: 0 },
  '& thead th': { paddingBlock: '10px', fontWeight: 600, whiteSpace: 'nowrap' },
  '& thead bdi': { fontWeight: 400, color: 'text.secondary' },
  '& th[aria-current]': { boxShadow: 'inset 0 -3px 0 currentColor', color: 'primary.main' },
  '& :is(th[scope="row"], thead th:first-of-type)': {
    position: 'sticky',
    insetInlineStart: 0,
    minWidth: 132,
    backgroundColor: 'background.paper',
    fontWeight: 500,
  },
  '& td': { minWidth: 118, verticalAlign: 'top', color: 'text.secondary' },
  '& a': { display: 'block', minHeight: 44, paddingBlock: '4px', color: 'text.primary', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& td a > *': { display: 'block' },
  '& td a > span': { color: 'text.secondary' },
  // One line each where there is room: most of the clinic is then seen without scrolling.
  '@media (min-width: 1600px)': {
    '& a': { minHeight: 32, paddingBlock: '4px' },
    '& :is(th, td)': { paddingBlock: '1px' },
    '& td a > *': { display: 'inline', marginInlineEnd: '8px' },
  },
} as const;

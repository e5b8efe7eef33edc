import type { Department } from '@clinic/contracts/content';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Ltr } from '@clinic/kit/ui';
import { emergencyNumbers } from '../parts/emergency-numbers.ts';
import { HoursLines } from '../parts/HoursLines.tsx';
import { isOpenAt } from '../parts/opening-hours.ts';
import { OpenNow } from '../parts/OpenNow.tsx';
import { useClinicMoment } from '../parts/use-clinic-moment.ts';

/** Beside this department the national numbers are named while it is closed. */
const ambulance = 'ambulance';

/** Hours of every department as a table; in a living page also which of them is open now. */
export function HoursTable({ departments }: { departments: readonly Department[] }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const moment = useClinicMoment();
  return (
    <Box component="table" sx={table}>
      <caption>{t('hours.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('hours.department')}</th>
          <th scope="col">{t('hours.openingTimes')}</th>
        </tr>
      </thead>
      <tbody>
        {departments.map((department) => (
          <tr key={department.id}>
            <th scope="row">
              {pick(department, 'name', lang)}
              {pick(department, 'note', lang) !== '' && <p>{pick(department, 'note', lang)}</p>}
            </th>
            <td>
              <Box sx={times}>
                <div>
                  <HoursLines department={department} />
                </div>
                <Box sx={state}>
                  {moment !== null && <OpenNow department={department} moment={moment} />}
                  {moment !== null && department.id === ambulance && !isOpenAt(department, moment) && (
                    <EmergencyLinks />
                  )}
                </Box>
              </Box>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function EmergencyLinks() {
  const lang = useLang();
  return emergencyNumbers().map((entry) => (
    <a key={entry.number} href={`tel:${entry.number}`} aria-label={`${entry.number} ${pick(entry, 'name', lang)}`}>
      <Ltr>{entry.number}</Ltr>
    </a>
  ));
}

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '16px',
  '& caption': { textAlign: 'start', color: 'text.secondary', fontSize: '.9375rem', pb: 1.5 },
  '& th, & td': { textAlign: 'start', p: { xs: 1.5, sm: 2.5 }, verticalAlign: 'top' },
  '& tbody th, & tbody td': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
  '& thead th': {
    py: 1.5,
    color: 'text.secondary',
    fontWeight: 500,
    fontSize: '.9375rem',
    bgcolor: 'background.raised',
  },
  '& thead th:first-of-type': { borderStartStartRadius: '16px' },
  '& thead th:last-of-type': { borderStartEndRadius: '16px' },
  '& tbody th': { fontWeight: 600, width: { xs: '48%', sm: '46%' } },
  '& tbody th p': {
    margin: 0,
    mt: 0.5,
    fontWeight: 400,
    fontSize: '.9375rem',
    lineHeight: 1.65,
    color: 'text.secondary',
  },
  '@media (max-width:359px)': { fontSize: '.9375rem', '& td svg': { display: 'none' } },
} as const;
const times = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  fontWeight: 500,
} as const;
const state = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 32,
  '& a': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    my: -0.75,
    color: 'error.main',
    fontWeight: 700,
  },
} as const;

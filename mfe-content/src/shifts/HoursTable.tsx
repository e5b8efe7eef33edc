import { useLang, useTranslation } from '@clinic/shared/i18n';
import { Box, StatusChip } from '@clinic/shared/ui';
import { hoursText, isOpenAt, openingHours } from '../parts/opening-hours.ts';
import { useClinicMinute } from './use-clinic-minute.ts';

/** Hours of every department as a table (S141); in a living page also which of them is open now (Q11). */
export function HoursTable() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const minute = useClinicMinute();
  return (
    <Box component="table" sx={table}>
      <caption>{t('hours.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('hours.department')}</th>
          <th scope="col">{t('hours.everyDay')}</th>
          <th scope="col">{t('hours.now')}</th>
        </tr>
      </thead>
      <tbody>
        {openingHours.map((hours) => (
          <tr key={hours.id}>
            <th scope="row">{t(`hours.departments.${hours.id}`)}</th>
            <td>{hoursText(hours, lang)}</td>
            <td>
              {minute !== null &&
                (isOpenAt(hours, minute) ? (
                  <StatusChip tone="success">{t('hours.open')}</StatusChip>
                ) : (
                  <StatusChip tone="neutral">{t('hours.closed')}</StatusChip>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
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
  '& th, & td': { textAlign: 'start', p: { xs: 1, sm: 2 }, verticalAlign: 'middle' },
  '@media (max-width:359px)': { fontSize: '.9375rem', '& td svg': { display: 'none' } },
  '& tbody th, & tbody td': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
  '& thead th': { color: 'text.secondary', fontWeight: 500, fontSize: '.9375rem', bgcolor: 'background.raised' },
  '& thead th:first-of-type': { borderStartStartRadius: '16px' },
  '& thead th:last-of-type': { borderStartEndRadius: '16px' },
  '& tbody th': { fontWeight: 600 },
} as const;

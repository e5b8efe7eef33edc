import type { AppointmentDetails } from '@clinic/contracts/account';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import type { RuntimeKey } from '@clinic/kit/i18n';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Section } from '@clinic/kit/ui';
import { notPrinted } from './print.tsx';

/** What happened to the appointment, the latest first, also under the times that it had before. */
export function History({ visit: { history } }: { visit: AppointmentDetails }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  return (
    <Box sx={notPrinted}>
      <Section title={t('appointments.history.title')} level={3}>
        <Box component="ol" sx={list}>
          {history.toReversed().map(({ at, what, by }) => {
            const { date, time } = clinicDateTime(new Date(at));
            return (
              <li key={`${at} ${what}`}>
                <Box component="span" sx={{ fontWeight: 500 }}>
                  {t(`appointments.history.${what}_${by}` as RuntimeKey)}
                </Box>
                <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
                  {formatDate(date, lang, 'day')} <bdi>{formatTime(time, lang)}</bdi>
                </Box>
              </li>
            );
          })}
        </Box>
      </Section>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  '& > li': {
    display: 'grid',
    gap: 0.25,
    paddingInlineStart: 2.5,
    paddingBlockEnd: 2,
    borderInlineStart: '2px solid',
    borderColor: 'line.hair',
    position: 'relative',
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -7,
    insetBlockStart: 8,
    width: 12,
    height: 12,
    borderRadius: '50%',
    backgroundColor: 'primary.main',
  },
};

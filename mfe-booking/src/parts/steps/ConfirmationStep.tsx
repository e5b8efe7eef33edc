import type { ReactNode } from 'react';
import { contactPhone, phoneText } from '@clinic/contracts';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate, formatHijri, formatMinutes, formatTime } from '@clinic/contracts/time';
import { Box, Button, Card, Ltr, Typography } from '@clinic/kit/ui';
import type { BookingDraft, Step } from '../draft/draft.ts';

type Answered = 'specialty' | 'doctor' | 'kind' | 'branch' | 'date' | 'time' | 'patient';

interface ConfirmationStepProps {
  draft: BookingDraft;
  submitting: boolean;
  onChange: (step: Step) => void;
}

/** Step 5: everything that was chosen, each with the way back to its question. */
export function ConfirmationStep({ draft, submitting, onChange }: ConfirmationStepProps) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const { specialty, doctor, branch, kind, date, time, bookingFor, userDetails } = draft;
  if (specialty === null || doctor === null || date === null || time === null) return null;

  const answers: { id: Answered; step: Step; value: ReactNode }[] = [
    { id: 'specialty', step: 1, value: pick(specialty, 'name', lang) },
    { id: 'doctor', step: 2, value: pick(doctor, 'name', lang) },
    ...(kind === undefined
      ? []
      : [
          {
            id: 'kind' as const,
            step: 3 as const,
            value: `${pick(kind, 'name', lang)} · ${formatMinutes(kind.minutes, lang)}`,
          },
        ]),
    ...(branch === undefined ? [] : [{ id: 'branch' as const, step: 3 as const, value: pick(branch, 'name', lang) }]),
    {
      id: 'date',
      step: 3,
      value: (
        <>
          {formatDate(date, lang, 'full')}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {formatHijri(date, lang)}
          </Box>
        </>
      ),
    },
    { id: 'time', step: 3, value: formatTime(time, lang) },
    {
      id: 'patient',
      step: 4,
      value: (
        <>
          <bdi>{userDetails.name}</bdi> ({t(`details.${bookingFor}`)})
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            <Ltr>{phoneText(contactPhone(userDetails.phone) ?? userDetails.phone)}</Ltr>
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{userDetails.email}</bdi>
          </Box>
        </>
      ),
    },
  ];
  return (
    <>
      <Card>
        <Box component="dl" sx={{ margin: 0, display: 'grid' }}>
          {answers.map(({ id, step, value }) => (
            <Box key={id} sx={row}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {t(`confirmation.${id}`)}
              </Box>
              <Box component="dd" sx={{ margin: 0, fontWeight: 600, minWidth: 0, '& span': { fontWeight: 400 } }}>
                {value}
              </Box>
              <Box component="dd" sx={{ margin: 0 }}>
                <Button
                  size="small"
                  variant="text"
                  aria-label={t('confirmation.changeThis', { what: t(`confirmation.${id}`) })}
                  disabled={submitting}
                  onClick={() => onChange(step)}
                >
                  {t('confirmation.change')}
                </Button>
              </Box>
            </Box>
          ))}
        </Box>
      </Card>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 2 }}>{t('confirmation.note')}</Typography>
    </>
  );
}

const row = {
  display: 'grid',
  gap: '4px 16px',
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '11rem minmax(0, 1fr) auto' },
  paddingBlock: 1,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBlockEnd: 0 },
  '& dt': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

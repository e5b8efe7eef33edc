import type { ReactNode } from 'react';
import { useBus } from '@clinic/kit/events';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { formatDate, formatHijri, formatMinutes, formatTime } from '@clinic/contracts/time';
import { Box, Button, Icon, IconButton, LinkButton, Ltr, Typography } from '@clinic/kit/ui';
import type { Booked } from '../draft/kept-booking.ts';

interface BookedVisitProps {
  booked: Booked;
  /** A heading, where the page has none that says it. */
  heading?: ReactNode;
  /** Its links lead away from the wizard. */
  onLeave?: (() => void) | undefined;
}

/** What was booked, whether it is confirmed, its reference, and what people do next. */
export function BookedVisit({ booked, heading, onLeave }: BookedVisitProps) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const bus = useBus();
  const { status } = booked;
  const copy = () => {
    const tell = (key: string, kind: 'success' | 'error') => bus.emit('host/toast.show@1', { kind, key });
    navigator.clipboard.writeText(booked.reference).then(
      () => tell('booking:booked.copied', 'success'),
      () => tell('booking:booked.copyFailed', 'error'),
    );
  };
  return (
    <Box sx={frame}>
      {heading}
      <Typography>
        {t('booked.text', {
          doctor: pick(booked.doctor, 'name', lang),
          date: formatDate(booked.date, lang, 'full'),
          hijri: formatHijri(booked.date, lang),
          time: formatTime(booked.time, lang),
        })}
        {(status === 'pending' || status === 'confirmed') && <> {t(`booked.${status}`)}</>}
      </Typography>
      {booked.kind !== undefined && (
        <Typography>
          {t('booked.kind', {
            kind: pick(booked.kind, 'name', lang),
            minutes: formatMinutes(booked.kind.minutes, lang),
          })}
        </Typography>
      )}
      {booked.branch !== undefined && (
        <Typography>
          {t('booked.where', {
            branch: pick(booked.branch, 'name', lang),
            address: pick(booked.branch, 'address', lang),
          })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <span>{t('booked.reference')}</span>
        <Box component="strong" sx={{ fontSize: '1.25rem' }}>
          <Ltr>{booked.reference}</Ltr>
        </Box>
        <IconButton aria-label={t('booked.copy')} onClick={copy}>
          <Icon name="copy" size={20} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={accountPaths.appointments()} {...(onLeave === undefined ? {} : { onClick: onLeave })}>
          {t('booked.appointments')}
        </LinkButton>
        <Button
          variant="outlined"
          startIcon={<Icon name="calendar" size={20} />}
          // The API takes this link's token from the cookies: a link cannot carry a header.
          href={`/api/appointments/${booked.id}/calendar.ics?locale=${lang}`}
          download={`${booked.reference}.ics`}
        >
          {t('booked.calendar')}
        </Button>
        <LinkButton
          to={accountPaths.appointment(booked.id)}
          variant="outlined"
          {...(onLeave === undefined ? {} : { onClick: onLeave })}
        >
          {t('booked.change')}
        </LinkButton>
      </Box>
    </Box>
  );
}

const frame = {
  display: 'grid',
  gap: 1.5,
  padding: { xs: 2, sm: 3 },
  borderRadius: '16px',
  border: '1px solid',
  borderColor: 'success.main',
  backgroundColor: 'success.soft',
} as const;

import { useEffect, useRef } from 'react';
import { useBus } from '@clinic/kit/events';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { formatDate, formatHijri, formatTime } from '@clinic/contracts/time';
import { Box, Button, Icon, IconButton, LinkButton, Ltr, Typography } from '@clinic/kit/ui';
import type { Booked } from '../draft/kept-booking.ts';

interface SuccessBannerProps {
  booked: Booked;
  /** The link leads away from the wizard. */
  onLeave?: (() => void) | undefined;
}

/** Over step 1 after a booking (Q27): what was booked, its reference, and what people do next. */
export function SuccessBanner({ booked, onLeave }: SuccessBannerProps) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const bus = useBus();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const copy = () => {
    const tell = (key: string, kind: 'success' | 'error') => bus.emit('host/toast.show@1', { kind, key });
    navigator.clipboard.writeText(booked.reference).then(
      () => tell('booking:booked.copied', 'success'),
      () => tell('booking:booked.copyFailed', 'error'),
    );
  };
  return (
    <Box component="section" aria-labelledby="booked-title" sx={frame}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', color: 'success.main' }}>
        <Icon name="check" size={28} />
        <Typography
          ref={title}
          id="booked-title"
          tabIndex={-1}
          component="h2"
          variant="h4"
          sx={{ margin: 0, color: 'text.primary' }}
        >
          {t('booked.title')}
        </Typography>
      </Box>
      <Typography>
        {t('booked.text', {
          doctor: pick(booked.doctor, 'name', lang),
          date: formatDate(booked.date, lang, 'full'),
          hijri: formatHijri(booked.date, lang),
          time: formatTime(booked.time, lang),
        })}
      </Typography>
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
      </Box>
    </Box>
  );
}

const frame = {
  display: 'grid',
  gap: 1.5,
  padding: { xs: 2, sm: 3 },
  marginBlockEnd: 4,
  borderRadius: '16px',
  border: '1px solid',
  borderColor: 'success.main',
  backgroundColor: 'success.soft',
} as const;

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { knownAt } from '../app/known-at.ts';

/** What is pressed at this moment. */
const pressed = ':is(a, button, summary, label, input, select, textarea):active';

/**
 * Says of which time the page is while the server cannot renew it. It ends with the page: another one is asked for again, and
 * says itself what failed. It moves what stands below it, so it waits for the end of a press: many pages come alive by one,
 * which would otherwise end beside what it began on.
 */
export function KnownAt() {
  const { t } = useTranslation('host');
  const lang = useLang();
  const { key } = useLocation();
  const [firstPage] = useState(key);
  const [at, setAt] = useState<string | null>(null);
  useEffect(() => {
    const show = () => setAt(knownAt());
    // The press is answered first.
    const soon = () => setTimeout(show);
    if (document.querySelector(pressed) === null) return show();
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, soon, { capture: true, once: true });
    return () => {
      for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, soon, { capture: true });
    };
  }, []);
  if (at === null || key !== firstPage) return null;
  const { date, time } = clinicDateTime(new Date(at));
  return <Strip role="status">{t('knownAt', { date: formatDate(date, lang), time: formatTime(time, lang) })}</Strip>;
}

const Strip = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '8px 16px',
  textAlign: 'center',
  background: theme.palette.warning.soft,
  color: theme.palette.text.primary,
}));

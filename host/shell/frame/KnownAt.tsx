import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { knownAt } from '../app/known-at.ts';

/** The timeline of a visit tells of one response only. */
const neverChanges = () => () => undefined;

/**
 * Says of which time the page is while the server cannot renew it. It ends with the page: another one is asked for again, and
 * says itself what failed.
 */
export function KnownAt() {
  const { t } = useTranslation('host');
  const lang = useLang();
  const { key } = useLocation();
  const [firstPage] = useState(key);
  const at = useSyncExternalStore(neverChanges, knownAt, () => null);
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

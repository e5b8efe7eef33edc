import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { knownAtMetric } from '@clinic/contracts/host';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';
import { useLang, useTranslation } from '@clinic/kit/i18n';

const isVisit = (entry: PerformanceEntry): entry is PerformanceNavigationTiming => entry.entryType === 'navigation';

/** Of which time the page of this visit is, ISO 8601, when the server could not renew it; null for one that is current. */
function knownAt(): string | null {
  // Not every environment that draws a page keeps a timeline.
  const entries = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const metric = entries.find(isVisit)?.serverTiming.find(({ name }) => name === knownAtMetric);
  return metric === undefined || Number.isNaN(Date.parse(metric.description)) ? null : metric.description;
}

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

import type { ReactNode } from 'react';
import type { DeskVisit, DeskVisitDetails } from '@clinic/contracts/account';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Ltr } from '@clinic/kit/ui';
import { phoneText } from '@clinic/contracts';
import { kindText } from '../../parts/appointments/kind-text.ts';
import { VisitStatusChip } from '../VisitStatusChip.tsx';

type Fact = 'status' | 'when' | 'doctor' | 'kind' | 'branch' | 'reference' | 'phone' | 'account' | 'email' | 'bookedBy';

interface VisitFactsProps {
  visit: DeskVisit;
  /** Null until they are there. */
  details: DeskVisitDetails | null;
}

/** Who comes, when, to whom, and how they are reached. */
export function VisitFacts({ visit, details }: VisitFactsProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const until = clinicDateTime(new Date(visit.ends_at)).time;
  const email = details?.patient_email ?? null;
  // A visit that was moved goes on under another id; what is left of it here is cancelled.
  const wasMoved = visit.status === 'cancelled' && details?.events.at(-1)?.moved === true;
  const facts: (readonly [Fact, ReactNode])[] = [
    ['status', wasMoved ? t('reception.history.moved') : <VisitStatusChip key="status" status={visit.status} />],
    [
      'when',
      <time key="when" dateTime={visit.starts_at}>
        {formatDate(visit.date, lang, 'full')} · <bdi>{formatTime(visit.time, lang)}</bdi> –{' '}
        <bdi>{formatTime(until, lang)}</bdi>
      </time>,
    ],
    ['doctor', `${pick(visit.doctor, 'name', lang)} · ${pick(visit.specialty, 'name', lang)}`],
    ...(visit.kind === undefined ? [] : [['kind', kindText(visit.kind, lang)] as const]),
    ...(visit.branch === undefined ? [] : [['branch', pick(visit.branch, 'name', lang)] as const]),
    ['reference', <Ltr key="reference">{visit.reference}</Ltr>],
  ];
  if (visit.patient_phone !== null) {
    const phone = visit.patient_phone;
    facts.push([
      'phone',
      <a key="phone" href={`tel:${phone}`} style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
        <Ltr>{phoneText(phone)}</Ltr>
      </a>,
    ]);
  }
  if (email !== null) facts.push(['email', <Ltr key="email">{email}</Ltr>]);
  if (visit.account_name !== null) {
    facts.push([
      'account',
      <bdi key="account" dir="auto">
        {visit.account_name}
      </bdi>,
    ]);
  }
  if (!visit.has_account) facts.push(['account', t('reception.visit.noAccount')]);
  if (visit.booked_by !== null) {
    facts.push([
      'bookedBy',
      <bdi key="bookedBy" dir="auto">
        {visit.booked_by}
      </bdi>,
    ]);
  }

  return (
    <Box component="dl" sx={list}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`reception.visit.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: '4px',
  margin: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px', minHeight: 36 },
  '& dt': { flex: '0 0 112px', color: 'text.secondary' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 },
};

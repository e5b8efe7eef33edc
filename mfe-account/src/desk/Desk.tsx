import { useState } from 'react';
import type { DeskVisit } from '@clinic/contracts/account';
import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Stack } from '@clinic/kit/ui';
import { BookDialog } from './booking/BookDialog.tsx';
import { DayView } from './days/DayView.tsx';
import { WeekView } from './days/WeekView.tsx';
import { CallOffDialog } from './days-off/CallOffDialog.tsx';
import type { DeskAddress } from './desk-address.ts';
import type { Desk as DeskData } from './desk.data.ts';
import { failureText } from './failure-text.ts';
import { Loads } from './Loads.tsx';
import { SearchResults } from './SearchResults.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useActs } from './use-acts.ts';
import { VisitDialog } from './visit/VisitDialog.tsx';

interface DeskProps {
  address: DeskAddress;
  work: NonNullable<DeskData['work']>;
}

type Opened = { kind: 'visit'; visit: DeskVisit } | { kind: 'book'; date: string; time: string } | { kind: 'days' };

/** The desk: what it looks at, what it shows, and the dialog in which something is done. */
export function Desk({ address, work }: DeskProps) {
  const { t } = useTranslation('account');
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const acts = useActs(() => {
    close();
    catchFocus();
  });
  const { shown, doctors, mayAct, date, today } = work;
  const failure = opened === null ? failureText(acts.answer?.outcome, t) : null;
  const list = { acts, onOpen: (visit: DeskVisit) => open({ kind: 'visit', visit }) };
  const doctor = shown.kind === 'days' ? shown.days.doctor : null;

  return (
    <Stack sx={{ gap: 3, minWidth: 0 }}>
      <Toolbar {...{ address, doctors, doctor, date, today, mayAct }} onCallOff={() => open({ kind: 'days' })} />
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {shown.kind === 'found' && <SearchResults visits={shown.visits} {...list} />}
      {shown.kind === 'loads' && <Loads loads={shown.loads} address={address} date={date} />}
      {shown.kind === 'days' && address.view === 'week' && (
        <WeekView days={shown.days} address={address} today={today} onOpen={list.onOpen} />
      )}
      {shown.kind === 'days' && address.view === 'day' && (
        <DayView {...list} days={shown.days} onBook={mayAct ? (time) => open({ kind: 'book', date, time }) : null} />
      )}
      {opened?.kind === 'visit' && <VisitDialog {...{ acts, doctors, today }} visit={opened.visit} onClose={close} />}
      {opened?.kind === 'book' && doctor !== null && (
        <BookDialog acts={acts} doctor={doctor} date={opened.date} time={opened.time} onClose={close} />
      )}
      {opened?.kind === 'days' && doctor !== null && (
        <CallOffDialog {...{ acts, doctor, date, today }} onClose={close} />
      )}
    </Stack>
  );
}

/** What was pressed may be gone with the act; who works by keyboard then goes on at the heading. */
function catchFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.getElementById('page-title')?.focus();
  });
}

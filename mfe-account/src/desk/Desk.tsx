import { useState } from 'react';
import type { BranchName } from '@clinic/contracts';
import type { DeskLeave, DeskVisit } from '@clinic/contracts/account';
import { restoreFocus, useActions } from '@clinic/kit/forms';
import { createFilterStore, SavedFilters } from '@clinic/kit/desk';
import { useBus } from '@clinic/kit/events';
import { Stack } from '@clinic/kit/ui';
import { BookDialog } from './booking/BookDialog.tsx';
import { ClinicWeek } from './days/ClinicWeek.tsx';
import { DayView } from './days/DayView.tsx';
import { ReopenDialog } from './days/ReopenDialog.tsx';
import { WeekView } from './days/WeekView.tsx';
import { CallOffDialog } from './days-off/CallOffDialog.tsx';
import * as accountPaths from '@clinic/contracts/account/paths';
import { inAddress } from './desk-address.ts';
import type { DeskAddress } from './desk-address.ts';
import type { Work } from './desk.data.ts';
import type { DeskActions, ReceptionResponse, Intent } from './actions.data.ts';
import { useOpened } from '../parts/use-opened.ts';
import { ActionFailed } from './ActionFailed.tsx';
import { KindChips } from './KindChips.tsx';
import { Loads } from './Loads.tsx';
import { SearchResults } from './SearchResults.tsx';
import { Toolbar } from './Toolbar.tsx';
import { VisitDialog } from './visit/VisitDialog.tsx';

interface DeskProps {
  address: DeskAddress;
  work: Work;
}

/** The day is none of it, nor what was searched for: that is the name of a patient. */
const savedFilters = createFilterStore<Pick<DeskAddress, 'doctor' | 'view' | 'branch'>>('clinic.reception-filters');

type Opened =
  | { kind: 'visit'; visit: DeskVisit }
  | { kind: 'book'; date: string; time: string; branch: BranchName | undefined }
  | { kind: 'days' }
  | { kind: 'reopen'; leave: DeskLeave };

/** The visits that the desk shows, of whatever day. */
function visitsIn(shown: Work['shown']): readonly DeskVisit[] {
  if (shown.kind === 'found') return shown.visits;
  return shown.kind === 'days' ? shown.days.days.flatMap(({ visits }) => visits) : [];
}

/** The desk: what it looks at, what it shows, and the dialog in which something is done. */
export function Desk({ address, work }: DeskProps) {
  const { opened, open, close, closeSender, settle } = useOpened<Opened>();
  const bus = useBus();
  const actions: DeskActions = useActions<Intent, ReceptionResponse>({
    onReloaded(intent, answer) {
      bus.emit('host/toast.show@1', {
        kind: 'success',
        key: `account:reception.done.${intent}`,
        values: { ...answer },
      });
      closeSender();
      // The dialog gives the focus back first.
      requestAnimationFrame(restoreFocus);
    },
    onSettled: settle,
  });
  // What was answered here says nothing of the doctor or day that is looked at next.
  const about = JSON.stringify(address);
  const [answered, setAnswered] = useState({ latest: actions.latest, about });
  if (answered.latest !== actions.latest) setAnswered({ latest: actions.latest, about });
  const failed = answered.about === about ? answered.latest : undefined;
  // What is asked in a dialog is about the doctor and the day over which it was opened.
  const [openedOver, setOpenedOver] = useState(about);
  if (openedOver !== about) {
    setOpenedOver(about);
    close();
  }
  const { shown, doctors, mayAct, branches, date, today } = work;
  const list = { actions, onOpen: (visit: DeskVisit) => open({ kind: 'visit', visit }, actions.busy) };
  const doctor = shown.kind === 'days' ? shown.days.doctor : null;
  const kind = shown.kind === 'days' ? shown.days.kinds?.find(({ id }) => id === address.kind) : undefined;

  return (
    <Stack sx={{ gap: 3, minWidth: 0 }}>
      <Toolbar
        {...{ address, doctors, doctor, branches, date, today, mayAct }}
        onCallOff={() => open({ kind: 'days' }, actions.busy)}
      />
      {shown.kind !== 'found' && (
        <SavedFilters
          store={savedFilters}
          present={{ doctor: doctor?.id ?? null, view: address.view, branch: address.branch }}
          usual={{ doctor: mayAct ? null : (doctor?.id ?? null), view: 'day', branch: null }}
          hrefFor={(filter) => accountPaths.reception(inAddress({ ...filter, date: address.date }))}
        />
      )}
      {shown.kind === 'days' && <KindChips days={shown.days} {...{ address, kind }} />}
      {opened === null && <ActionFailed outcome={failed?.outcome} intent={failed?.intent} />}
      {shown.kind === 'found' && <SearchResults visits={shown.visits} {...list} />}
      {shown.kind === 'loads' && <Loads loads={shown.loads} {...{ address, date, today }} />}
      {shown.kind === 'week' && <ClinicWeek week={shown.week} address={address} today={today} />}
      {shown.kind === 'days' && address.view === 'week' && (
        <WeekView days={shown.days} address={address} today={today} onOpen={list.onOpen} />
      )}
      {shown.kind === 'days' && address.view === 'day' && (
        <DayView
          {...list}
          days={shown.days}
          onReopen={(leave) => open({ kind: 'reopen', leave }, actions.busy)}
          onBook={mayAct ? (time, branch) => open({ kind: 'book', date, time, branch }, actions.busy) : null}
        />
      )}
      {opened?.kind === 'visit' && (
        <VisitDialog
          {...{ actions, doctors, today }}
          opened={opened.visit}
          listed={visitsIn(shown).find(({ id }) => id === opened.visit.id)}
          onClose={close}
        />
      )}
      {opened?.kind === 'book' && doctor !== null && (
        <BookDialog
          {...{ actions, doctor, kind }}
          date={opened.date}
          time={opened.time}
          branch={opened.branch}
          onClose={close}
        />
      )}
      {opened?.kind === 'reopen' && <ReopenDialog actions={actions} leave={opened.leave} onClose={close} />}
      {opened?.kind === 'days' && doctor !== null && (
        <CallOffDialog {...{ actions, doctor, date, today }} onClose={close} />
      )}
    </Stack>
  );
}

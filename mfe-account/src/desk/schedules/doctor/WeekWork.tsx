import { useState } from 'react';
import type { DoctorWeek, ScheduleEffect } from '@clinic/contracts/account';
import { Alert, restoreFocus, useActions } from '@clinic/kit/forms';
import { useBus } from '@clinic/kit/events';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { Box, Button, Icon, Section, Stack } from '@clinic/kit/ui';
import { doneToast } from '../../../parts/schedules/done-toast.ts';
import { LeaveDialog } from '../../../parts/schedules/LeaveDialog.tsx';
import { LeaveList } from '../../../parts/schedules/LeaveList.tsx';
import type { ScheduleActions, ScheduleResult, ScheduleIntent } from '../../../parts/schedules/schedule-actions.ts';
import { useOpened } from '../../../parts/use-opened.ts';
import { EffectDialog } from './EffectDialog.tsx';
import { forgetWeek, keepWeek, keptWeek } from './week-draft.ts';
import { draftOf, isSameWeek, requestOf } from './week-state.ts';
import type { WeekDraft } from './week-state.ts';
import { WeekEditor } from './WeekEditor.tsx';

interface WeekWorkProps {
  week: DoctorWeek;
  /** Begins with what is stored now. */
  onRestart: () => void;
}

type Opened = { kind: 'effect'; effect: ScheduleEffect } | { kind: 'leave' };

/** The hours of a doctor while somebody writes them, and the leave. What is typed stays in the tab until it is saved. */
export function WeekWork({ week, onRestart }: WeekWorkProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const bus = useBus();
  const owner = useSession((session) => session.user?.public_id ?? '');
  const doctorId = week.doctor.id;
  const [kept] = useState(() => keptWeek(doctorId, owner));
  const [version, setVersion] = useState(kept?.version ?? week.version);
  const [draft, setDraft] = useState<WeekDraft>(() => kept?.draft ?? draftOf(week));
  const { opened, open, close, closeSender, settle } = useOpened<Opened>();
  const change = (next: WeekDraft) => {
    setDraft(next);
    if (isSameWeek(next, draftOf(week))) forgetWeek(doctorId);
    else keepWeek(doctorId, { owner, version, draft: next });
  };
  const restart = () => {
    forgetWeek(doctorId);
    onRestart();
  };
  const actions: ScheduleActions = useActions<ScheduleIntent, ScheduleResult>({
    onReloaded(intent, answer) {
      const isAlone = opened === null;
      closeSender();
      if (answer.kind === 'effect') {
        const week = JSON.stringify(requestOf(draft, version));
        // Nobody saves what they have not seen the effect of: what was changed since is counted too.
        if (isAlone && answer.of !== week) void actions.fetcher.submit({ intent: 'effect', week }, { method: 'post' });
        else if (isAlone) open(answer, false);
        return;
      }
      bus.emit('host/toast.show@1', doneToast(answer));
      if (intent === 'save') restart();
      requestAnimationFrame(restoreFocus);
    },
    onSettled: settle,
  });
  // What an open dialog shows is of the week that it was opened over.
  if (opened === null && week.version > version && keptWeek(doctorId, owner) === null) {
    setVersion(week.version);
    setDraft(draftOf(week));
  }

  return (
    <Stack sx={{ gap: 5, minWidth: 0 }}>
      {kept !== null && (
        <Alert severity="info" role="status">
          {t('schedules.week.restored')}
        </Alert>
      )}
      <WeekEditor {...{ week, version, draft, actions }} onChange={change} onRestart={restart} />
      <Section title={t('schedules.leave.list')}>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {week.leave.length === 0 ? (
            <Box sx={{ color: 'text.secondary' }}>{t('schedules.leave.none')}</Box>
          ) : (
            <LeaveList leave={week.leave} actions={actions} opensClinic={false} />
          )}
          <Button
            variant="outlined"
            startIcon={<Icon name="plus" size={20} />}
            onClick={() => open({ kind: 'leave' }, actions.busy)}
          >
            {t('schedules.leave.open')}
          </Button>
        </Box>
      </Section>
      {opened?.kind === 'effect' && (
        <EffectDialog
          {...{ doctorId, draft, version, actions }}
          effect={opened.effect}
          onRestart={restart}
          onClose={close}
        />
      )}
      {opened?.kind === 'leave' && (
        <LeaveDialog
          doctor={{ id: week.doctor.id, name: pick(week.doctor, 'name', lang) }}
          today={week.today}
          actions={actions}
          onClose={close}
        />
      )}
    </Stack>
  );
}

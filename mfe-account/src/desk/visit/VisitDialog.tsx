import { useId, useState } from 'react';
import { DeskVisitResponse } from '@clinic/contracts/account';
import type { DeskDoctor, DeskVisit, DeskVisitDetails } from '@clinic/contracts/account';
import { Dialog, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { Alert, FormStack } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, IconButton, SkeletonLines } from '@clinic/kit/ui';
import { useTimesGiven } from '../../parts/use-times-given.ts';
import { ActionFailed } from '../ActionFailed.tsx';
import type { DeskActions } from '../actions.data.ts';
import { EndForm } from './EndForm.tsx';
import { MoveForm } from './MoveForm.tsx';
import { VisitActions } from './VisitActions.tsx';
import type { AskingAction } from './VisitActions.tsx';
import { VisitFacts } from './VisitFacts.tsx';
import { VisitHistory } from './VisitHistory.tsx';

interface VisitDialogProps {
  /** As it was when it was opened. */
  opened: DeskVisit;
  /** As the list behind has it now; undefined when it is not there any more. */
  listed: DeskVisit | undefined;
  doctors: readonly DeskDoctor[];
  today: string;
  actions: DeskActions;
  onClose: () => void;
}

/** One visit, whole: who, when, what happened to it, and all that can be done about it now. */
export function VisitDialog({ opened, listed, doctors, today, actions, onClose }: VisitDialogProps) {
  const { t } = useTranslation('account');
  const title = useId();
  const [asking, ask] = useState<AskingAction | null>(null);
  const [before] = useState(actions.latest);
  const latest = actions.latest === before ? undefined : actions.latest?.outcome;
  const failures = useTimesGiven(latest?.state === 'failed' ? latest : undefined);
  // Each reading is a row of the audit log: it is read again only after a failure, or when the list shows that it changed.
  const details = useResource(
    `visit ${opened.id}`,
    (signal) => api.get(`/api/reception/appointments/${opened.id}`, DeskVisitResponse, { signal }),
    { key: `${failures} ${JSON.stringify(listed)}` },
  );
  const loaded = details.status === 'ready' ? details.data.data : null;
  // What is known stays while it is read again.
  const [known, know] = useState<DeskVisitDetails | null>(null);
  if (loaded !== null && loaded !== known) know(loaded);
  const visit = known ?? opened;
  const asked = asking !== null && visit.may.includes(asking) ? asking : null;
  const busy = actions.busy;
  const form = { visit, actions, onBack: () => ask(null) };

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <Box sx={head}>
        <DialogTitle id={title} sx={{ flex: 1, minWidth: 0 }}>
          <bdi dir="auto">{visit.patient_name}</bdi>
        </DialogTitle>
        <IconButton aria-label={t('reception.close')} onClick={onClose} disabled={busy}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <DialogContent>
        <FormStack>
          <ActionFailed outcome={latest} intent={actions.latest?.intent} />
          <VisitFacts visit={visit} details={known} />
          {asked === null && <VisitActions visit={visit} actions={actions} onAsk={ask} />}
          {(asked === 'reject' || asked === 'cancel') && <EndForm {...form} intent={asked} />}
          {asked === 'move' && <MoveForm {...form} doctors={doctors} today={today} />}
          {details.status === 'loading' && known === null && <SkeletonLines count={3} />}
          {details.status === 'failed' && <Alert severity="error">{t('reception.visit.failed')}</Alert>}
          {known !== null && <VisitHistory events={known.events} />}
        </FormStack>
      </DialogContent>
    </Dialog>
  );
}

const head = { display: 'flex', alignItems: 'center', gap: 1, paddingInlineEnd: 1.5 };

import { useId, useState } from 'react';
import { DeskVisitResponse } from '@clinic/contracts/account';
import type { DeskDoctor, DeskVisit } from '@clinic/contracts/account';
import { Dialog, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { Alert, FormStack } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, IconButton, SkeletonLines } from '@clinic/kit/ui';
import { ActionFailed } from '../ActionFailed.tsx';
import type { DeskActions } from '../actions.data.ts';
import { EndForm } from './EndForm.tsx';
import { MoveForm } from './MoveForm.tsx';
import { VisitActions } from './VisitActions.tsx';
import type { AskingAction } from './VisitActions.tsx';
import { VisitFacts } from './VisitFacts.tsx';
import { VisitHistory } from './VisitHistory.tsx';

interface VisitDialogProps {
  visit: DeskVisit;
  doctors: readonly DeskDoctor[];
  today: string;
  actions: DeskActions;
  onClose: () => void;
}

/** One visit, whole: who, when, what happened to it, and all that can be done about it now. */
export function VisitDialog({ visit, doctors, today, actions, onClose }: VisitDialogProps) {
  const { t } = useTranslation('account');
  const title = useId();
  const [asking, ask] = useState<AskingAction | null>(null);
  const [before] = useState(actions.latest);
  const details = useResource(`visit ${visit.id}`, (signal) =>
    api.get(`/api/reception/appointments/${visit.id}`, DeskVisitResponse, { signal }),
  );
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
          {actions.latest !== before && <ActionFailed outcome={actions.latest?.outcome} />}
          <VisitFacts visit={visit} details={details.status === 'ready' ? details.data.data : null} />
          {asking === null && <VisitActions visit={visit} actions={actions} onAsk={ask} />}
          {(asking === 'reject' || asking === 'cancel') && <EndForm {...form} intent={asking} />}
          {asking === 'move' && <MoveForm {...form} doctors={doctors} today={today} />}
          {details.status === 'loading' && <SkeletonLines count={3} />}
          {details.status === 'failed' && <Alert severity="error">{t('reception.visit.failed')}</Alert>}
          {details.status === 'ready' && <VisitHistory events={details.data.data.events} />}
        </FormStack>
      </DialogContent>
    </Dialog>
  );
}

const head = { display: 'flex', alignItems: 'center', gap: 1, paddingInlineEnd: 1.5 };

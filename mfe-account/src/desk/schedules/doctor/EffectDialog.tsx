import { useId, useState } from 'react';
import { ScheduleEffectResponse } from '@clinic/contracts/account';
import type { ScheduleEffect } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { ErrorSummary, FormStack, SubmitFailed, useActionOutcome, useSubmission } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { EffectSummary } from '../../../parts/schedules/EffectSummary.tsx';
import type { ScheduleActions } from '../../../parts/schedules/schedule-actions.ts';
import type { Choices } from '../../../parts/schedules/VisitsToSettle.tsx';
import { useSettleMessages, VisitsToSettle } from '../../../parts/schedules/VisitsToSettle.tsx';
import { useTimesGiven } from '../../../parts/use-times-given.ts';
import type { WeekDraft } from './week-state.ts';
import { requestOf } from './week-state.ts';

interface EffectDialogProps {
  doctorId: number;
  draft: WeekDraft;
  version: number;
  /** As it was when the dialog was opened. */
  effect: ScheduleEffect;
  actions: ScheduleActions;
  onClose: () => void;
  onRestart: () => void;
}

/** What a week would do, and what becomes of the appointments that no longer fit; then it is saved. */
export function EffectDialog(props: EffectDialogProps) {
  const { doctorId, draft, version, actions, onClose, onRestart } = props;
  const { t } = useTranslation('account');
  const title = useId();
  const [choices, choose] = useState<Choices>({});
  const outcome = useActionOutcome(actions, 'save');
  // After every failure what it would do is asked for again: somebody may have booked meanwhile.
  const tried = useTimesGiven(outcome?.state === 'failed' ? outcome : undefined);
  const latest = useResource(
    'what a week would do',
    (signal) =>
      api.post(`/api/schedules/doctors/${doctorId}/effect`, requestOf(draft, version), ScheduleEffectResponse, {
        signal,
      }),
    { key: tried === 0 ? null : String(tried) },
  );
  // Stays while the next one is on its way, or cannot be had.
  const [effect, hold] = useState(props.effect);
  if (latest.status === 'ready' && latest.data.data !== effect) hold(latest.data.data);
  const messageOf = useSettleMessages(effect.visits);
  const form = useSubmission(outcome, { t, fetcher: actions.fetcher, labels: {}, messageOf });
  const { busy } = actions;
  const isOld = form.failure?.code === 'EDIT_CONFLICT';

  return (
    <Dialog open fullWidth maxWidth="md" onClose={busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <actions.fetcher.Form {...form.props}>
        <DialogTitle id={title}>{t('schedules.effect.title')}</DialogTitle>
        <DialogContent>
          <FormStack>
            <ErrorSummary {...form.summary} />
            {form.failure !== null && <SubmitFailed failure={form.failure} text={t('schedules.failed')} />}
            <input type="hidden" name="intent" value="save" />
            <input type="hidden" name="week" value={JSON.stringify(requestOf(draft, version))} />
            <EffectSummary effect={effect} />
            <VisitsToSettle visits={effect.visits} choices={choices} onChoose={choose} field={form.field} />
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('schedules.back')}
          </Button>
          {isOld ? (
            <Button onClick={onRestart}>{t('schedules.week.restart')}</Button>
          ) : (
            <Button type="submit" loading={actions.isRunning('save')} disabled={busy}>
              {t('schedules.week.save')}
            </Button>
          )}
        </DialogActions>
      </actions.fetcher.Form>
    </Dialog>
  );
}

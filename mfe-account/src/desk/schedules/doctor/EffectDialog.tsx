import { useId, useState } from 'react';
import type { ScheduleEffect } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { ErrorSummary, FormStack, SubmitFailed, useActionOutcome, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { EffectSummary } from '../../../parts/schedules/EffectSummary.tsx';
import type { ScheduleActions } from '../../../parts/schedules/schedule-actions.ts';
import type { Choices } from '../../../parts/schedules/VisitsToSettle.tsx';
import { useSettleMessages, VisitsToSettle } from '../../../parts/schedules/VisitsToSettle.tsx';
import type { WeekDraft } from './week-state.ts';
import { requestOf } from './week-state.ts';

interface EffectDialogProps {
  draft: WeekDraft;
  version: number;
  effect: ScheduleEffect;
  actions: ScheduleActions;
  onClose: () => void;
  onRestart: () => void;
}

/** What a week would do, and what becomes of the appointments that no longer fit; then it is saved. */
export function EffectDialog({ draft, version, effect, actions, onClose, onRestart }: EffectDialogProps) {
  const { t } = useTranslation('account');
  const title = useId();
  const [choices, choose] = useState<Choices>({});
  const outcome = useActionOutcome(actions, 'save');
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

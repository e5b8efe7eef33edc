import type { DoctorWeek } from '@clinic/contracts/account';
import { timetableKinds } from '@clinic/contracts/account';
import { ErrorSummary, SubmitFailed, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, EmptyState, Icon, Stack } from '@clinic/kit/ui';
import type { ScheduleActions } from '../../../parts/schedules/schedule-actions.ts';
import { KindsFields } from './KindsFields.tsx';
import { RulesFields } from './RulesFields.tsx';
import { TimetableFields } from './TimetableFields.tsx';
import { useWeekLabels } from './use-week-labels.ts';
import type { Change, WeekDraft } from './week-state.ts';
import { changed, requestOf } from './week-state.ts';

interface WeekEditorProps {
  week: DoctorWeek;
  version: number;
  draft: WeekDraft;
  actions: ScheduleActions;
  onChange: (draft: WeekDraft) => void;
  onRestart: () => void;
}

/** A doctor's hours as fields, each timetable with its week drawn beside it. */
export function WeekEditor({ week, version, draft, actions, onChange, onRestart }: WeekEditorProps) {
  const { t } = useTranslation('account');
  const outcome = actions.outcomeOf('effect');
  const labels = useWeekLabels(draft);
  // A form that was accepted is emptied; this one goes on.
  const form = useSubmission(outcome?.state === 'done' ? undefined : outcome, { t, fetcher: actions.fetcher, labels });
  const apply = (change: Change) => onChange(changed(draft, change));

  return (
    <actions.fetcher.Form {...form.props}>
      <Stack sx={{ gap: 3 }}>
        <ErrorSummary {...form.summary} />
        {form.failure !== null && <SubmitFailed failure={form.failure} text={t('schedules.effect.failed')} />}
        <input type="hidden" name="intent" value="effect" />
        <input type="hidden" name="week" value={JSON.stringify(requestOf(draft, version))} />
        <RulesFields rules={draft} apply={apply} field={form.field} />
        <KindsFields kinds={draft.kinds} apply={apply} field={form.field} />
        {draft.timetables.length === 0 && (
          <EmptyState title={t('schedules.week.empty.title')} text={t('schedules.week.empty.text')} />
        )}
        {draft.timetables.map((timetable, index) => (
          <TimetableFields
            key={timetable.key}
            {...{ timetable, index, apply }}
            branches={week.branches}
            kinds={draft.kinds}
            field={form.field}
          />
        ))}
        <Box role="group" aria-label={t('schedules.week.add.label')} sx={buttons}>
          {timetableKinds.map((kind) => (
            <Button
              key={kind}
              variant="outlined"
              startIcon={<Icon name="plus" size={20} />}
              onClick={() => apply({ type: 'add-timetable', kind, today: week.today })}
            >
              {t(`schedules.week.add.${kind}`)}
            </Button>
          ))}
        </Box>
        <Box sx={buttons}>
          <Button type="submit" loading={actions.isRunning('effect')} disabled={actions.busy}>
            {t('schedules.week.review')}
          </Button>
          <Button variant="text" disabled={actions.busy} onClick={onRestart}>
            {t('schedules.week.reset')}
          </Button>
        </Box>
      </Stack>
    </actions.fetcher.Form>
  );
}

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 };

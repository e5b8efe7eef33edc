import { mostLeadHours, visitLengths } from '@clinic/contracts/account';
import { SelectField, TextField } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';
import type { Change, RulesDraft } from './week-state.ts';

interface RulesFieldsProps {
  rules: RulesDraft;
  apply: (change: Change) => void;
  field: FormState<unknown>['field'];
}

/** How long appointments are, and what is asked of bookings. */
export function RulesFields({ rules, apply, field }: RulesFieldsProps) {
  const { t } = useTranslation('account');
  const set = (values: Partial<RulesDraft>) => apply({ type: 'rules', values });
  return (
    <Box sx={fields}>
      <SelectField
        {...field('slot_minutes')}
        options={visitLengths.map((minutes) => ({
          value: String(minutes),
          label: t('schedules.week.minutes', { count: minutes }),
        }))}
        value={rules.slotMinutes}
        onChange={({ currentTarget: { value } }) => {
          const slotMinutes = visitLengths.find((minutes) => String(minutes) === value);
          if (slotMinutes !== undefined) set({ slotMinutes });
        }}
      />
      <TextField
        {...field('lead_hours')}
        hint={t('schedules.rules.leadHint')}
        type="number"
        min={0}
        max={mostLeadHours}
        value={rules.leadHours}
        onChange={({ currentTarget: { value } }) => set({ leadHours: value })}
      />
    </Box>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 320px))' },
};

import { mostBuffer, mostLeadHours, mostVisits, visitLengths } from '@clinic/contracts/account';
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

/** Numbers that a week asks for, each with its name in the API and its bounds. */
const numbers = [
  { name: 'lead_hours', value: 'leadHours', hint: 'leadHint', least: 0, most: mostLeadHours },
  { name: 'buffer_before', value: 'bufferBefore', hint: 'beforeHint', least: 0, most: mostBuffer },
  { name: 'buffer_after', value: 'bufferAfter', hint: 'afterHint', least: 0, most: mostBuffer },
  { name: 'most_per_day', value: 'mostPerDay', hint: 'mostHint', least: 1, most: mostVisits },
] as const;

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
      {numbers.map(({ name, value, hint, least, most }) => (
        <TextField
          key={name}
          {...field(name)}
          hint={t(`schedules.rules.${hint}`)}
          type="number"
          min={least}
          max={most}
          required={value !== 'mostPerDay'}
          value={rules[value]}
          onChange={({ currentTarget }) => set({ [value]: currentTarget.value })}
        />
      ))}
    </Box>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 320px))' },
};

import { CheckboxField, FieldNotes } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';
import { useHoursWords } from './use-hours-words.ts';
import type { KindDraft } from './week-kinds.ts';
import { ordinary } from './week-kinds.ts';
import type { Hours } from './week-state.ts';

interface HoursRulesProps {
  hours: Hours;
  /** How the API names the hours. */
  name: string;
  /** The hours in words. */
  line: string;
  kinds: readonly KindDraft[];
  onChange: (values: Partial<Pick<Hours, 'byPhone' | 'kinds'>>) => void;
  field: FormState<unknown>['field'];
}

/** Who books hours, and for which kinds of visits: said in a line, and changed where it is opened. */
export function HoursRules({ hours, name, line, kinds, onChange, field }: HoursRulesProps) {
  const { t } = useTranslation('account');
  const { kindName, rulesOf } = useHoursWords(kinds);
  const wrong = field(`${name}.kinds`).error;
  const all = [ordinary, ...kinds.map(({ key }) => key)];
  const chosen = hours.kinds ?? all;
  const toggle = (key: number, on: boolean) => {
    const next = all.filter((one) => (one === key ? on : chosen.includes(one)));
    onChange({ kinds: next.length === all.length ? null : next });
  };
  return (
    <Box component="details" open={wrong !== undefined || undefined} sx={frame}>
      <summary aria-label={`${t('schedules.week.rulesOf', { line })}: ${rulesOf(hours)}`}>{rulesOf(hours)}</summary>
      <CheckboxField
        {...field(`${name}.by_phone`)}
        label={t('schedules.week.byPhone')}
        hint={t('schedules.week.byPhoneHint')}
        required={false}
        checked={hours.byPhone}
        onChange={({ currentTarget: { checked } }) => onChange({ byPhone: checked })}
      />
      {kinds.length > 0 && (
        <Box component="fieldset" id={`field-${name}-kinds`.replaceAll('.', '-')} tabIndex={-1}>
          <legend>{t('schedules.week.forKinds')}</legend>
          <FieldNotes
            id={`field-${name}-kinds-notes`.replaceAll('.', '-')}
            {...(wrong !== undefined && { error: wrong })}
          />
          {all.map((key) => (
            <CheckboxField
              key={key}
              name={`${name}.kinds.${key}`}
              label={kindName(key)}
              checked={chosen.includes(key)}
              onChange={({ currentTarget: { checked } }) => toggle(key, checked)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

const frame = {
  gridColumn: '1 / -1',
  '& > summary': {
    minHeight: 44,
    alignContent: 'center',
    cursor: 'pointer',
    color: 'text.secondary',
    fontSize: '.9375rem',
  },
  '& fieldset': { margin: 0, marginBlockStart: 1, padding: 0, border: 0 },
  '& legend': { padding: 0, fontWeight: 600 },
};

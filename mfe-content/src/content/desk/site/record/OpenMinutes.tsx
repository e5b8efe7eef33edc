import type { FieldProps } from '@clinic/kit/forms';
import { CheckboxField, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';
import type { FieldPath } from './form-tree.ts';
import { valueAt } from './form-tree.ts';
import { useForm } from './form-context.ts';
import { allDay, closingTime, isTime, openMinutes } from './opening.ts';

/** How long something is open, as people say it: until when, or round the clock. */
export function OpenMinutes({ path, label: _label, ...field }: FieldProps & { path: FieldPath }) {
  const { t } = useTranslation('content');
  const { form, record, type } = useForm();
  const minutes = valueAt(record, path);
  const opening = [...path.slice(0, -1), 'opens'];
  const opens = valueAt(record, opening);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {minutes !== allDay && (
        <TextField
          {...field}
          label={t('desk.site.closes')}
          type="time"
          readOnly={!form.may.edit}
          value={closingTime(opens, minutes)}
          onChange={({ target }) => type(path, openMinutes(opens, target.value))}
        />
      )}
      <CheckboxField
        name={`${field.name}-all-day`}
        label={t('desk.site.allDay')}
        disabled={!form.may.edit}
        checked={minutes === allDay}
        onChange={({ target }) => {
          type(path, target.checked ? allDay : 480);
          // The time at which it opens is not asked for any more.
          if (target.checked && !isTime(opens)) type(opening, '00:00');
        }}
      />
    </Box>
  );
}

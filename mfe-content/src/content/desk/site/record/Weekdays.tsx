import { FieldGroup, fieldId, FieldNotes } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';
import type { FieldPath } from './form-tree.ts';
import { valueAt } from './form-tree.ts';
import { fieldName, useForm } from './form-context.ts';

const week = [0, 1, 2, 3, 4, 5, 6] as const;

/** Days of the week, the Sunday first. */
export function Weekdays({ path, label }: { path: FieldPath; label: string }) {
  const { t } = useTranslation('content');
  const { form, record, errors, type } = useForm();
  const value = valueAt(record, path);
  const days: readonly unknown[] = Array.isArray(value) ? value : [];
  const name = fieldName(path);
  const id = fieldId(name);
  const error = errors[name];
  return (
    <FieldGroup id={id} tabIndex={-1} data-invalid={error === undefined ? undefined : true}>
      <legend>{label}</legend>
      <FieldNotes id={id} {...(error === undefined ? {} : { error })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        {week.map((day) => (
          <Box component="label" key={day} sx={choice}>
            <input
              type="checkbox"
              disabled={!form.may.edit}
              checked={days.includes(day)}
              onChange={({ target }) =>
                type(
                  path,
                  week.filter((one) => (one === day ? target.checked : days.includes(one))),
                )
              }
            />
            {t(`desk.site.days.${day}`)}
          </Box>
        ))}
      </Box>
    </FieldGroup>
  );
}

const choice = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 24, height: 24, margin: 0 },
} as const;

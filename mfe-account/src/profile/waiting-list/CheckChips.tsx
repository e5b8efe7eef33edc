import { FieldGroup, fieldId, FieldLabel, FieldNotes } from '@clinic/kit/forms';
import { Box } from '@clinic/kit/ui';

interface CheckChipsProps {
  name: string;
  label: string;
  error?: string;
  options: readonly { value: string; label: string }[];
}

/** Several of a few things: all are chosen at first, and what does not suit is taken away. */
export function CheckChips({ name, label, error, options }: CheckChipsProps) {
  const id = fieldId(name);
  return (
    <FieldGroup aria-describedby={error && `${id}-error`} data-invalid={error ? true : undefined}>
      <legend>
        <FieldLabel label={label} />
      </legend>
      <FieldNotes id={id} {...(error === undefined ? {} : { error })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map(({ value, label: words }, index) => (
          <Box key={value} component="label" sx={chip}>
            <input type="checkbox" id={index === 0 ? id : `${id}-${value}`} name={name} value={value} defaultChecked />
            {words}
          </Box>
        ))}
      </Box>
    </FieldGroup>
  );
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  paddingInline: 1.75,
  borderRadius: '999px',
  border: '1px solid',
  borderColor: 'line.edge',
  backgroundColor: 'background.paper',
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: 0, accentColor: 'var(--c-primary)' },
  '&:has(input:checked)': { borderColor: 'primary.main', backgroundColor: 'primary.soft', color: 'primary.main' },
};

import { FieldGroup, fieldId, FieldLabel, FieldNotes } from '@clinic/kit/forms';
import { Box } from '@clinic/kit/ui';

interface CheckChipsProps {
  name: string;
  label: string;
  error?: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  /** What is chosen at first; all of them unless given. */
  chosen?: readonly string[];
}

/** Several of a few things, each of which is chosen or not. */
export function CheckChips({ name, label, error, hint, options, chosen }: CheckChipsProps) {
  const id = fieldId(name);
  return (
    <FieldGroup aria-describedby={error ? `${id}-error` : hint && `${id}-hint`} data-invalid={error ? true : undefined}>
      <legend>
        <FieldLabel label={label} />
      </legend>
      <FieldNotes id={id} hint={hint} {...(error === undefined ? {} : { error })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map(({ value, label: words }, index) => (
          <Box key={value} component="label" sx={chip}>
            <input
              type="checkbox"
              id={index === 0 ? id : `${id}-${value}`}
              name={name}
              value={value}
              defaultChecked={chosen?.includes(value) ?? true}
            />
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

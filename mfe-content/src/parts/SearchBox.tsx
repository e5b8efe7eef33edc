import { Box, Icon } from '@clinic/kit/ui';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/**
 * A search inside of a dialog or a form, whose results stand below it; a search of a page lives in the address
 * (`SearchField`).
 */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <Box sx={box}>
      <Icon name="search" size={20} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        dir="auto"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // The fields around it may be a form, which this does not send.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </Box>
  );
}

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: 560,
  paddingInline: 2,
  border: '1px solid',
  borderColor: 'line.edge',
  borderRadius: '14px',
  color: 'text.secondary',
  '&:focus-within': { borderColor: 'primary.main', outline: '2px solid', outlineColor: 'primary.main' },
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: 48,
    border: 0,
    outline: 'none',
    background: 'none',
    color: 'text.primary',
    font: 'inherit',
    '&:placeholder-shown': { direction: 'inherit' },
    // The frame around it shows where the focus is.
    '&:focus-visible': { outline: 'none' },
  },
} as const;

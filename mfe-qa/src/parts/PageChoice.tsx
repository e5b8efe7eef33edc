import { Link, samePage } from '@clinic/kit/routing';
import { Box } from '@clinic/kit/ui';

interface PageChoiceProps {
  label: string;
  options: readonly { to: string; label: string; current: boolean }[];
}

/** A choice between few lists as links: they can be shared, and they work without script. */
export function PageChoice({ label, options }: PageChoiceProps) {
  return (
    <Box component="nav" aria-label={label} sx={choice}>
      {options.map((option) => (
        <Link key={option.label} to={option.to} state={samePage} aria-current={option.current ? 'true' : undefined}>
          {option.label}
        </Link>
      ))}
    </Box>
  );
}

const choice = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '4px',
  padding: '4px',
  borderRadius: '14px',
  border: '1px solid',
  borderColor: 'line.hair',
  backgroundColor: 'background.paper',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 2,
    borderRadius: '10px',
    color: 'text.primary',
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: 'primary.soft' },
  '& a[aria-current]': { backgroundColor: 'primary.main', color: 'primary.contrastText' },
};

import { styled } from '@mui/material/styles';
import { useHost } from '../app/host-context.ts';
import { barLink } from './bar-styles.ts';
import { NavigationLink, useVisible } from './NavigationLink.tsx';

/** The main button: what it says and does depends on whether somebody is signed in, and is declared by remotes (S31). */
export function MainAction({ onChoose }: { onChoose?: () => void }) {
  const items = useVisible(useHost().catalogue.navigation('action'));
  return items.map((item) => <Action key={item.id} item={item} {...(onChoose === undefined ? {} : { onChoose })} />);
}

const Action = styled(NavigationLink)(({ theme }) => ({
  ...barLink,
  justifyContent: 'center',
  textAlign: 'center',
  padding: '4px 10px',
  whiteSpace: 'normal',
  lineHeight: 1.3,
  fontSize: '0.875rem',
  [theme.breakpoints.up('md')]: { padding: '0 20px', whiteSpace: 'nowrap', fontSize: 'inherit' },
  fontWeight: 600,
  background: theme.palette.accent.main,
  color: theme.palette.accent.contrastText,
  '&:hover': { background: theme.palette.accent.dark },
  '&[aria-current="page"]': { boxShadow: 'none', borderRadius: 12 },
}));

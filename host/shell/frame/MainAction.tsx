import { styled } from '@mui/material/styles';
import { useHost } from '../app/host-context.ts';
import { barLink } from './bar-styles.ts';
import { NavigationLink, useVisible } from './NavigationLink.tsx';

/**
 * The main button, and what stands quietly beside it: what they say and do depends on whether somebody is signed in, and is
 * declared by remotes. The first in order is the main one.
 */
export function MainAction({ onChoose }: { onChoose?: () => void }) {
  const items = useVisible(useHost().catalogue.navigation('action'));
  return items.map((item, place) => {
    const Look = place === 0 ? Main : Beside;
    return <Look key={item.id} item={item} {...(onChoose === undefined ? {} : { onChoose })} />;
  });
}

const Action = styled(NavigationLink)(({ theme }) => ({
  ...barLink,
  justifyContent: 'center',
  padding: '0 10px',
  fontSize: '0.875rem',
  fontWeight: 600,
  [theme.breakpoints.up('md')]: { padding: '0 20px', fontSize: 'inherit' },
  // All pages stand beside it from here on.
  '@media (min-width: 1200px) and (max-width: 1279.95px)': { padding: '0 10px' },
  // Whoever widens the letters of a phone gets two lines rather than a page that scrolls sideways.
  '@media (max-width: 479.95px)': { padding: '0 8px', whiteSpace: 'normal', textAlign: 'center', lineHeight: 1.3 },
}));

const Main = styled(Action)(({ theme }) => ({
  background: theme.palette.accent.main,
  color: theme.palette.accent.contrastText,
  '&:hover': { background: theme.palette.accent.dark },
  '&[aria-current="page"]': { boxShadow: 'none', borderRadius: 12 },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: 'ButtonText',
    color: 'ButtonFace',
  },
}));

/** The narrowest phones have room for the main button alone; the menu has both. */
const Beside = styled(Action)(({ theme }) => ({
  color: theme.palette.primary.main,
  [theme.breakpoints.up('md')]: { padding: '0 12px' },
  '@media (min-width: 1200px) and (max-width: 1279.95px)': { padding: '0 4px' },
  'header &': { '@media (max-width: 379.95px)': { display: 'none' } },
}));

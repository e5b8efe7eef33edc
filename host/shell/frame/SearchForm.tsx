import { Form } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { useLang } from '@clinic/kit/i18n';
import { Icon } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';
import { Slot } from '../slots/Slot.tsx';
import { NavigationLink } from './NavigationLink.tsx';

/** The search that a remote declares, as a form of the platform's own: it leads to the results without script too. */
export function SearchForm() {
  const lang = useLang();
  const { catalogue, bus } = useHost();
  const [item] = catalogue.navigation('search');
  if (item?.to === undefined) return null;

  const label = item.label[lang];
  return (
    <Frame role="search" aria-label={label} action={item.to} method="get">
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        dir="auto"
        maxLength={200}
        onFocus={() => bus.host.emit('host/search.focused@1', {})}
      />
      <button type="submit" aria-label={label}>
        <Icon name="search" size={20} />
      </button>
      <Slot name="search" />
    </Frame>
  );
}

/** The same in a narrow bar: a link to the page with the form. */
export function SearchLink() {
  const lang = useLang();
  const [item] = useHost().catalogue.navigation('search');
  if (item === undefined) return null;

  return (
    <Sign item={item} aria-label={item.label[lang]}>
      <Icon name="search" />
    </Sign>
  );
}

const Frame = styled(Form)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flex: '0 1 320px',
  marginInlineStart: 'auto',
  borderRadius: 12,
  // Where colours are taken away the ground goes, and this is drawn.
  outline: '1px solid transparent',
  background: 'color-mix(in srgb, currentColor 12%, transparent)',
  '&:focus-within': { background: 'color-mix(in srgb, currentColor 18%, transparent)' },
  '& > :is(input, button)': { minHeight: 44, border: 0, background: 'none', color: 'inherit', font: 'inherit' },
  '& > input': {
    flex: 1,
    minWidth: 0,
    paddingInline: '14px 4px',
    borderRadius: 12,
    appearance: 'none',
    // Nothing typed yet: the placeholder is in the page's language.
    '&:placeholder-shown': { direction: 'inherit' },
    '&::placeholder': { color: theme.palette.deep.muted, opacity: 1 },
  },
  '& > button': { width: 44, padding: 0, display: 'grid', placeItems: 'center', borderRadius: 12, cursor: 'pointer' },
}));

const Sign = styled(NavigationLink)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 12,
  color: theme.palette.primary.main,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

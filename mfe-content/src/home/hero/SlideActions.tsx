import type { MouseEvent } from 'react';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import { Box, Button } from '@clinic/kit/ui';
import { ActionLink } from '../../parts/ActionLink.tsx';
import { BookButton } from '../../parts/BookButton.tsx';
import { useStillness } from '../../parts/use-stillness.ts';
import type { ShownSlide, SlideAction } from './shown-slide.ts';

/** The buttons of a slide: the first stands out. Booking asks for the session first, as everywhere. */
export function SlideActions({ actions }: Pick<ShownSlide, 'actions'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
      {actions.map((action, place) => (
        <OneAction key={action.text} action={action} variant={place === 0 ? 'contained' : 'outlined'} />
      ))}
    </Box>
  );
}

function OneAction({ action, variant }: { action: SlideAction; variant: 'contained' | 'outlined' }) {
  const still = useStillness();
  if ('section' in action) {
    const scroll = (event: MouseEvent) => {
      const section = document.getElementById(action.section);
      if (section === null) return;
      event.preventDefault();
      section.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    };
    return (
      <Button href={`#${action.section}`} onClick={scroll} variant={variant} size="large">
        {action.text}
      </Button>
    );
  }
  if (action.to === bookingPaths.start()) return <BookButton tone="primary">{action.text}</BookButton>;
  return (
    <ActionLink to={action.to} variant={variant} size="large">
      {action.text}
    </ActionLink>
  );
}

import * as bookingPaths from '@clinic/contracts/booking/paths';
import { Box, Button } from '@clinic/kit/ui';
import { ActionLink } from '../../parts/ActionLink.tsx';
import { BookButton } from '../../parts/BookButton.tsx';
import { useSectionLink } from '../../parts/use-section-link.ts';
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

interface OneActionProps<A extends SlideAction> {
  action: A;
  variant: 'contained' | 'outlined';
}

function OneAction({ action, variant }: OneActionProps<SlideAction>) {
  if ('section' in action) return <SectionAction action={action} variant={variant} />;
  if (action.to === bookingPaths.start()) return <BookButton tone="primary">{action.text}</BookButton>;
  return (
    <ActionLink to={action.to} variant={variant} size="large">
      {action.text}
    </ActionLink>
  );
}

function SectionAction({ action, variant }: OneActionProps<Extract<SlideAction, { section: string }>>) {
  return (
    <Button {...useSectionLink(action.section)} variant={variant} size="large">
      {action.text}
    </Button>
  );
}

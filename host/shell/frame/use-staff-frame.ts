import { useMatches } from 'react-router-dom';
import { useSession } from '@clinic/kit/session';
import { useHost } from '../app/host-context.ts';
import type { ScreenHandle } from '../app/route-handle.ts';
import type { StaffFrameModule } from '../app/staff-frame.ts';
import { useVisible } from './NavigationLink.tsx';

/**
 * The frame of the staff where the page asks for it. Somebody signed in who has no room, a patient for example, keeps the
 * public one.
 */
export function useStaffFrame(): StaffFrameModule | undefined {
  const { staffFrame, catalogue } = useHost();
  const { route } = (useMatches().at(-1)?.handle ?? {}) as Partial<ScreenHandle>;
  const member = useSession(({ state }) => state === 'member');
  const rooms = useVisible(catalogue.navigation('staff'));
  return route?.frame === undefined || (member && rooms.length === 0) ? undefined : staffFrame.parts;
}

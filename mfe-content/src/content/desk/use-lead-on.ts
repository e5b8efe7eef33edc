import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from '@clinic/kit/routing';

/**
 * Leads on from a page after an answer that may come late: whoever has left it meanwhile, or is on the way to another page,
 * goes where they want.
 */
export function useLeadOn() {
  const navigate = useNavigate();
  const isHere = useNavigation().state === 'idle';
  const stays = useRef(false);
  useEffect(() => {
    stays.current = isHere;
    return () => {
      stays.current = false;
    };
  }, [isHere]);
  return (to: string, options: { replace?: boolean; state?: unknown } = {}): void => {
    if (stays.current) void navigate(to, options);
  };
}

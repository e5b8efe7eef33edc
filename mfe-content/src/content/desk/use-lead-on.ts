import { useDestination, useLocation, useNavigate } from '@clinic/kit/routing';

/**
 * Leads on from a page after an answer that may come late: whoever has left it meanwhile, or is on the way to another page,
 * goes where they want.
 */
export function useLeadOn() {
  const navigate = useNavigate();
  const destination = useDestination();
  const { key } = useLocation();
  return (to: string, options: { replace?: boolean; state?: unknown } = {}): void => {
    if (destination().key === key) void navigate(to, options);
  };
}

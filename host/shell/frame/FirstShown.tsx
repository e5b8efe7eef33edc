import { useEffect } from 'react';
import { useHost } from '../app/host-context.ts';

/** Reports once that what it stands beside is shown as the server sent it. */
export function FirstShown() {
  const { onShown } = useHost();
  useEffect(() => onShown?.(), [onShown]);
  return null;
}

import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useHost } from '../../shell/app/host-context.ts';
import { inspectorCookie } from '@clinic/contracts/host';

/** Fetches the composition lens where it may be seen: on staging, in a preview, and for who gave its key. */
export function InspectorLoader() {
  const { preview, composition } = useHost().boot;
  const [Lens, setLens] = useState<ComponentType>();
  useEffect(() => {
    if (preview !== null || composition.channel === 'staging' || document.cookie.includes(`${inspectorCookie}=`))
      import('./Inspector.tsx').then((loaded) => setLens(() => loaded.Inspector), console.warn);
  }, [preview, composition]);
  return Lens && <Lens />;
}

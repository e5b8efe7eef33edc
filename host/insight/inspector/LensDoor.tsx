import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useHost } from '../../shell/app/host-context.ts';
import { inspectorCookie } from '@clinic/contracts/host';

/** Fetches the composition lens where it may be seen: on staging, in a preview, and for who gave its key. */
export function LensDoor() {
  const { preview, composition } = useHost().boot;
  const [Lens, setLens] = useState<ComponentType>();
  useEffect(() => {
    if (preview !== null || composition.channel === 'staging' || document.cookie.includes(`${inspectorCookie}=`))
      import('./Lens.tsx').then((loaded) => setLens(() => loaded.Lens), console.warn);
  }, [preview, composition]);
  return Lens && <Lens />;
}

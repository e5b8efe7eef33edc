import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useHost } from '../../shell/app/host-context.ts';
import { inspectorCookie } from '@clinic/contracts/host';

/** Loads the composition inspector where it may be seen: on staging, in a preview, and with its key. */
export function InspectorLoader() {
  const { preview, composition } = useHost().boot;
  const [Inspector, setInspector] = useState<ComponentType>();
  useEffect(() => {
    if (preview !== null || composition.channel === 'staging' || document.cookie.includes(`${inspectorCookie}=`))
      import('./Inspector.tsx').then((loaded) => setInspector(() => loaded.Inspector), console.warn);
  }, [preview, composition]);
  return Inspector && <Inspector />;
}

import { useState } from 'react';
import { CheckedLinks, linkLimits } from '@clinic/contracts/content/writing';
import { api, useResource } from '@clinic/kit/http';
import type { LinkCheck } from './links.ts';
import { sitePath } from './links.ts';

/** Pause in typing after which links are looked at, in milliseconds. */
const pauseMs = 700;

/**
 * Asks the server which addresses of this site lead nowhere, whenever they are others than before. What was known stays until
 * the next answer, so that a remark does not come and go while somebody types.
 */
export function useLinkCheck(addresses: readonly string[]): LinkCheck {
  const paths = addresses.flatMap((href) => sitePath(href) ?? []).filter((path) => path.length <= linkLimits.length);
  const links = [...new Set(paths)].sort().slice(0, linkLimits.links);
  const checked = useResource(
    'links of a text',
    async (signal) => {
      const { data } = await api.post('/api/content-desk/links', { links }, CheckedLinks, { signal });
      return new Set(data.nowhere);
    },
    { key: links.length === 0 ? null : links.join('\n'), delayMs: pauseMs },
  );
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  if (checked.status === 'ready' && checked.data !== known) setKnown(checked.data);
  return { nowhere: known, isUnknown: checked.status === 'failed' };
}

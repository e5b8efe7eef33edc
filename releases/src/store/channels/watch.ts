import type { ChannelName, Registry } from '@clinic/contracts';
import type { StoreContext } from '../context/store-context.ts';
import { readTrustedKeys } from '../trust/keys.ts';
import { parseRegistry } from './registries.ts';

export interface Watching {
  /** Milliseconds between two looks. */
  every?: number;
  /** A registry that cannot be read or verified; what was live before should stay. The same reason is reported once. */
  onError?: (error: unknown) => void;
}

/**
 * Calls `onChange` with what a channel points at: once at the start, then whenever it or the trusted keys change, which
 * some machines get by copy. Looks at the bytes every time: opening a file asks a network disk again, while its age may
 * come from a cache, and file events never arrive from another machine. Does not keep the process alive. Returns how to
 * stop.
 */
export function watchRegistry(
  context: StoreContext,
  channel: ChannelName,
  onChange: (registry: Registry) => void,
  { every = 500, onError = () => undefined }: Watching = {},
): () => void {
  const key = context.registry(channel);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let seen: { bytes: Buffer; keys: string } | null = null;
  let reported: string | null = null;

  const look = async () => {
    try {
      const bytes = await context.backend.read(key);
      if (!stopped && bytes) {
        const before = seen;
        // Looked at again after an error, even if nothing changed: a key may be trusted by then.
        seen = null;
        const keys = JSON.stringify(await readTrustedKeys(context.registryKeys));
        const isSame = before !== null && before.keys === keys && before.bytes.equals(bytes);
        const registry = isSame ? null : await parseRegistry(context, bytes, channel);
        seen = { bytes, keys };
        if (registry !== null && !stopped) onChange(registry);
      }
      reported = null;
    } catch (error) {
      const message = String(error);
      if (!stopped && message !== reported) onError(error);
      reported = message;
    }
    if (!stopped) timer = setTimeout(() => void look(), every).unref();
  };
  void look();

  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

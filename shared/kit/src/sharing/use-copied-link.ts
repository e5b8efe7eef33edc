import { useBus } from '../events/index.ts';

/** Time until a copied link is confirmed, in milliseconds. */
const toastDelay = 500;

/** Copies an address and says so after half a second; a browser that refuses is told about at once. */
export function useCopiedLink(): (address: string) => Promise<void> {
  const bus = useBus();
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      setTimeout(() => bus.emit('host/toast.show@1', { kind: 'success', key: 'shared:share.copied' }), toastDelay);
    } catch {
      bus.emit('host/toast.show@1', { kind: 'error', key: 'shared:share.copyFailed' });
    }
  };
}

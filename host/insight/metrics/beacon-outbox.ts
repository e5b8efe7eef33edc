import type { BeaconBatch, BeaconItem } from '@clinic/contracts/metrics';

/** Where beacons go. */
export const beaconAddress = '/beacons';

/** Items in one batch: far below the bytes that the server takes. */
const maxItems = 25;

/** Failures within this time are sent together, in milliseconds. */
const batchDelayMs = 300;

const maxCount = 1000;

/** Gathers what a page reports and sends it in the background: at the latest when the page is left. */
export class BeaconOutbox {
  readonly #composition: () => string;
  #items = new Map<string, BeaconItem>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param composition what the page runs at the moment: an open page may come to another one */
  constructor(composition: () => string) {
    this.#composition = composition;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.send();
    });
    addEventListener('pagehide', () => this.send());
  }

  add(item: Omit<BeaconItem, 'count'>): void {
    const key = Object.values(item).join(' ');
    const known = this.#items.get(key);
    const count = Math.min(maxCount, (known?.count ?? 0) + 1);
    this.#items.set(key, { ...item, count });
  }

  /** Soon, instead of when the page is left. */
  sendSoon(): void {
    this.#timer ??= setTimeout(() => this.send(), batchDelayMs);
  }

  send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const items = [...this.#items.values()];
    this.#items.clear();
    while (items.length > 0) {
      const batch: BeaconBatch = { composition: this.#composition(), items: items.splice(0, maxItems) };
      navigator.sendBeacon(beaconAddress, new Blob([JSON.stringify(batch)], { type: 'application/json' }));
    }
  }
}

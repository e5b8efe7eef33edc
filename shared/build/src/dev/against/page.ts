/** Runs in every page that comes through the local proxy: shows what cannot be built, and takes each new build. */
import { showErrors } from '../error-overlay.ts';
import { chunkList, swapEvent, workingCopyAddress } from './working-copy.ts';
import type { DevelopmentMark, WorkingCopy, WorkingEntry } from './working-copy.ts';

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
  dev: DevelopmentMark;
  remotes: Record<string, WorkingEntry | undefined>;
};
const { remote } = boot.dev;
let shown = boot.remotes[remote];
let source: EventSource | null = null;

function take(entry: WorkingEntry): void {
  if (entry.release === shown?.release) return;
  // Other pages, slots or menu items: only a page that is loaded again has them.
  if (JSON.stringify(entry.descriptor) !== JSON.stringify(shown?.descriptor)) return location.reload();
  shown = entry;
  Reflect.deleteProperty(globalThis, chunkList);
  const swap = new CustomEvent(swapEvent, { detail: { remote, entry }, cancelable: true });
  if (dispatchEvent(swap)) location.reload();
}

function follow(): void {
  source?.close();
  source = null;
  // A browser keeps few connections to one server: tabs that nobody looks at must not hold them.
  if (document.hidden) return;
  source = new EventSource(workingCopyAddress);
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const { entry, errors } = JSON.parse(data) as WorkingCopy;
    showErrors(errors);
    if (entry !== null) take(entry);
  };
}

document.addEventListener('visibilitychange', follow);
follow();

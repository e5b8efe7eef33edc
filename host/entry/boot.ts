import { bootElementId, remotesOfScript } from '@clinic/contracts/host';
import type { BootData, PageBoot } from '@clinic/contracts/host';

/** The boot data of the page. Where a script brings the remotes, once that script has run. */
export async function readBoot(): Promise<BootData> {
  const page = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as PageBoot;
  if (page.remotesByScript !== true) return page;
  if (brought().remotes === undefined) await scriptRun();
  const { remotes, otherRemotes } = brought();
  return { ...page, remotes: { ...remotes, ...page.remotes }, ...(otherRemotes && { otherRemotes }) };
}

function brought(): Partial<Pick<BootData, 'remotes' | 'otherRemotes'>> {
  const set = globalThis as Record<string, unknown>;
  const { global, others } = remotesOfScript;
  return { remotes: set[global], otherRemotes: set[others] } as ReturnType<typeof brought>;
}

/** One that failed comes after the others, with the next press. */
function scriptRun(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener(remotesOfScript.event, () => resolve(), { once: true });
  });
}

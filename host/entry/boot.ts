import { bootElementId, remotesOfScript } from '@clinic/contracts/host';
import type { BootData, PageBoot } from '@clinic/contracts/host';

/** The boot data of the page. Where a script brings the remotes, once that script has run. */
export async function readBoot(): Promise<BootData> {
  const page = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as PageBoot;
  if (page.remotesByScript !== true) return page;
  const remotes = brought() ?? (await scriptRun());
  return { ...page, remotes: { ...remotes, ...page.remotes } };
}

function brought(): BootData['remotes'] | undefined {
  return (globalThis as { [remotesOfScript.global]?: BootData['remotes'] })[remotesOfScript.global];
}

/** One that failed comes after the others, with the next press. */
function scriptRun(): Promise<BootData['remotes'] | undefined> {
  return new Promise((resolve) => {
    addEventListener(remotesOfScript.event, () => resolve(brought()), { once: true });
  });
}

import { remotesOfScript } from '@clinic/contracts/host';
import type { BootData } from '@clinic/contracts/host';

/** Address of the script that brings a page its remotes; null where the page carries them. */
export function remotesScriptOf(html: string): string | null {
  return /src="(\/compositions\/[^"]+)"/.exec(html)?.[1] ?? null;
}

/**
 * The remotes of a page as its browser has them at first.
 * @param get asks the host for a file
 */
export async function remotesOfPage(
  get: (url: string) => Promise<{ body: string }>,
  html: string,
): Promise<BootData['remotes']> {
  const script = remotesScriptOf(html);
  if (script === null)
    return (JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Pick<BootData, 'remotes'>).remotes;
  const [, json = ''] =
    new RegExp(`\\b${remotesOfScript.global}=(.*);dispatchEvent`).exec((await get(script)).body) ?? [];
  return JSON.parse(json) as BootData['remotes'];
}

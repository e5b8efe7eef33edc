import path from 'node:path';
import { jsonForScript } from '@clinic/contracts/host';
import { artifactRoot } from '@clinic/contracts/registry';
import { pageScripts } from './working-copy.ts';
import type { DevelopmentMark, WorkingEntry } from './working-copy.ts';

const bootElement = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;
const renderedFrame = /(<div id="root">)[\s\S]*?(<\/div>\s*<script type="application\/json" id="boot">)/;

/** The script that is added to pages. */
export const pageScriptAddress = `${pageScripts}against/page${path.extname(import.meta.filename)}`;

/** The part of a page's boot data that the proxy changes. */
interface Boot {
  composition: { channel: string };
  /** All of them, or where a script brings them, those that win over it. */
  remotes: Record<string, unknown>;
  slotContent: unknown;
  hydration: unknown;
  dev?: DevelopmentMark;
}

/** The boot data of a page; null for an answer that is no page of the site, such as a preview's announcement. */
export function bootOf(html: string): Boot | null {
  const text = bootElement.exec(html)?.[2];
  return text === undefined ? null : (JSON.parse(text) as Boot);
}

/**
 * A page of the deployed site with one remote from the working tree. The browser renders it, because what the server
 * rendered is the deployed release's: the frame's place comes empty, and nothing of the deployed release is fetched ahead.
 * @param entry null while the working tree was never built: the page is then shown as deployed
 */
export function devPage(html: string, remote: string, entry: WorkingEntry | null): string {
  const boot = bootOf(html);
  if (boot === null) return html;
  const changed: Boot = {
    ...boot,
    remotes: { ...boot.remotes, ...(entry === null ? {} : { [remote]: entry }) },
    slotContent: null,
    hydration: null,
    dev: { remote },
  };
  const json = jsonForScript(changed);
  return html
    .replace(renderedFrame, (_all, open: string, close: string) => open + close)
    .replace(bootElement, (_all, open: string, _json: string, close: string) => open + json + close)
    .replace(new RegExp(`<link rel="preload"[^>]* href="${artifactRoot(remote)}[^>]*>\\n?`, 'g'), '')
    .replace('</head>', () => `<script type="module" src="${pageScriptAddress}"></script>\n</head>`);
}

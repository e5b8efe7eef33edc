import type { HostDescriptor } from '@clinic/contracts/registry';
import type { CatalogueEntry, PageDescriptor } from '@clinic/contracts/host';

/** The parts of something, however deep, in the order in which they are written. */
type Format<T> = T extends readonly (infer Item)[]
  ? Format<Item>
  : T extends object
    ? { readonly [Key in keyof Required<T>]: Format<NonNullable<T[Key]>> }
    : true;

const bilingual = { ar: true, en: true } as const;

/**
 * Format 1 of what the script of a composition says of a remote. The address of the script is a hash of its bytes, and a page
 * that one server wrote may ask a server of another version for it, so what stands here never changes. A part that is new in
 * descriptors makes a new format: the host release that reads it names that in `remotesFormat`, and hosts are released after
 * all servers were upgraded. Servers go on writing the formats before it.
 */
const format1: Format<PageDescriptor> = {
  title: bilingual,
  routes: {
    path: true,
    screen: true,
    auth: true,
    roles: true,
    rendering: true,
    texts: true,
    redirectFrom: true,
    purpose: true,
    quiet: true,
    frame: true,
    needsScript: true,
  },
  navigation: {
    slot: true,
    id: true,
    order: true,
    label: bilingual,
    icon: true,
    audience: true,
    roles: true,
    badge: true,
    shortcut: true,
    search: { module: true, texts: true, roles: true },
    to: true,
    emits: true,
    link: true,
  },
  slots: { slot: true, module: true, texts: true, order: true, activateOn: true, roles: true },
  emits: true,
  listens: true,
  fallback: { title: bilingual, text: bilingual },
  conversion: { started: true, completed: true },
};

/** Whether this server can write the script of compositions with a host; otherwise their pages carry their remotes. */
export function knowsFormatOf({ remotesFormat }: HostDescriptor): boolean {
  return remotesFormat === undefined || remotesFormat === 1;
}

/** A remote as {@link format1} writes it: the same for every version of the server, however it read the descriptor. */
export function inFormat1({ release, base, integrity, descriptor, chunks }: CatalogueEntry): Record<string, unknown> {
  return { release, base, integrity, descriptor: written(descriptor, format1), chunks };
}

interface Parts {
  readonly [key: string]: Parts | true;
}

function written(value: unknown, parts: Parts | true): unknown {
  if (parts === true || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => written(item, parts));
  const given = new Map<string, unknown>(Object.entries(value));
  const known = Object.entries(parts).filter(([key]) => given.has(key));
  return Object.fromEntries(known.map(([key, below]) => [key, written(given.get(key), below)]));
}

import * as z from 'zod';
import * as common from '@clinic/contracts';
import * as account from '@clinic/contracts/account';
import * as content from '@clinic/contracts/content';
import * as metrics from '@clinic/contracts/metrics';
import * as qa from '@clinic/contracts/qa';

/** Messages by the name that the contracts export them under, for the components of the document. */
export function namedSchemas(): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  for (const [name, exported] of [common, account, content, metrics, qa].flatMap((part) => Object.entries(part))) {
    if (exported instanceof z.core.$ZodObject && !registry.has(exported)) registry.add(exported, { id: name });
  }
  return registry;
}

const prefix = '#/components/schemas/';

/** Every component that a part of the document refers to. */
function referredIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    if (key === '$ref' && typeof value === 'string' && value.startsWith(prefix)) found.add(value.slice(prefix.length));
    else referredIn(value, found);
  }
  return found;
}

/** Those of all components that the paths refer to, themselves or by another one. */
export function usedSchemas(paths: unknown, all: Readonly<Record<string, object>>): Record<string, object> {
  const used = referredIn(paths);
  // A set that grows is walked to its end.
  for (const name of used) referredIn(all[name], used);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}

import type { RemoteDescriptor } from '../remote.ts';
import type { PageDescriptor } from './boot-data.ts';

/** The part of a descriptor that pages work with. */
export function pageDescriptor(descriptor: RemoteDescriptor): PageDescriptor {
  const { title, routes, navigation, slots, emits, listens, conversion, fallback } = descriptor;
  const counted = conversion === undefined ? {} : { conversion };
  return { title, routes, navigation, slots, emits, listens, fallback, ...counted };
}

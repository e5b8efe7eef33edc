import type { RemoteDescriptor } from '@clinic/contracts';
import type { PageDescriptor } from './boot-data.ts';

/** Of what a remote says about itself the part that pages work with. */
export function pageDescriptor(descriptor: RemoteDescriptor): PageDescriptor {
  const { title, routes, navigation, slots, emits, listens, conversion, fallback } = descriptor;
  const counted = conversion === undefined ? {} : { conversion };
  return { title, routes, navigation, slots, emits, listens, fallback, ...counted };
}

declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';

  /** Adds the vendor prefixes that browsers in use still need. */
  export const prefixer: StylisPlugin;
}

import type { BootData } from '@clinic/contracts/host';
import type { Catalogue } from '../shell/remotes/catalogue.ts';
import type { Federation } from '../shell/remotes/federation.browser.ts';

/** What changing a release in an open page works with. */
export interface ReleaseServices {
  boot: Pick<BootData, 'composition' | 'host' | 'keys' | 'preview' | 'dev'>;
  catalogue: Catalogue;
  register: Federation['register'];
}

/**
 * Shared modules that remotes use and the host itself does not. Federation provides only what the host's own code imports,
 * however it is configured, so the host imports them here. The last ones are fetched when a remote first needs them.
 */
import '@clinic/contracts/time';

void [
  () => import('@clinic/kit/forms'),
  () => import('@clinic/kit/dates'),
  () => import('@clinic/kit/dialogs'),
  () => import('@clinic/kit/browsing'),
  () => import('@clinic/kit/sharing'),
  () => import('@clinic/kit/combobox'),
  () => import('@clinic/kit/desk'),
];

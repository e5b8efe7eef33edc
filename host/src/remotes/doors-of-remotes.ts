/**
 * Doors that remotes use and the host itself does not. Federation provides what the host's own code asks for, and nothing
 * else, however it is configured: so the host asks for these here. The last ones are fetched when a remote first needs them.
 */
import '@clinic/shared/time';

void [
  () => import('@clinic/shared/forms'),
  () => import('@clinic/shared/dates'),
  () => import('@clinic/shared/dialogs'),
  () => import('@clinic/shared/browsing'),
];

import { roles } from '@clinic/contracts';
import type { RoleName } from '@clinic/contracts';
import { roleNames } from '@clinic/contracts/account';

/** The name of a role by its id; somebody without a known one may do what a patient may. */
export const roleName = (role: number): RoleName => roleNames.find((name) => roles[name] === role) ?? 'patient';

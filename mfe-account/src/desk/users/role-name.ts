import { roles } from '@clinic/shared/contracts';
import type { RoleName } from '@clinic/shared/contracts';
import { roleNames } from '@clinic/shared/contracts/account';

/** The name of a role by its id; somebody without a known one may do what a patient may. */
export const roleName = (role: number): RoleName => roleNames.find((name) => roles[name] === role) ?? 'patient';

import { roles } from '@clinic/shared/contracts';

/** Who works at the reception desk (E10). */
export const receptionRoles: readonly number[] = [roles.reception, roles.admin];

import { roles } from '../session.ts';

/** Who works at the reception desk (E10). */
export const receptionRoles: readonly number[] = [roles.reception, roles.admin];

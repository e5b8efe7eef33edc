import type { StaffLimits } from '../../db/staff-limits.ts';
import { isLimited } from '../../db/staff-limits.ts';

/** Whether somebody closes the whole clinic and opens it again: it is no part of it. */
export const mayCloseClinic = ({ limits }: { readonly limits: StaffLimits }): boolean => !isLimited(limits);

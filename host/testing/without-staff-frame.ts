import { createStaffFrame } from '../shell/app/staff-frame.ts';

/** For tests of what has no page of the staff. */
export const withoutStaffFrame = createStaffFrame(() => Promise.reject(new Error('no page of the staff is here')));

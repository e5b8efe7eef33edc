/** The host's part for the staff: a file of its own, which comes with the first of their pages. */
export { StaffHead as Head } from './StaffHead.tsx';
export { StaffFoot as Foot } from './StaffFoot.tsx';

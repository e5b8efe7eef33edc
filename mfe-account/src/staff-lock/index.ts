export { StaffLock as Component } from './StaffLock.tsx';

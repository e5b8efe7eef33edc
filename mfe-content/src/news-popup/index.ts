export { NewsPopup as Component } from './NewsPopup.tsx';

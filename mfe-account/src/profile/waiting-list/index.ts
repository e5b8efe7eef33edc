export { WaitingListPage as Component } from './WaitingListPage.tsx';
export { action, loader } from './waiting-list.data.ts';
export { meta } from './waiting-list.meta.ts';

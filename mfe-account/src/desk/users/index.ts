export { UsersPage as Component } from './UsersPage.tsx';
export { action, loader } from './users.data.ts';
export { meta } from './users.meta.ts';

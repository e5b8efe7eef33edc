export { RecordPage as Component } from './RecordPage.tsx';
export { loader } from './record.data.ts';
export { meta } from './record.meta.ts';

export { TrackPage as Component } from './TrackPage.tsx';
export { action } from './track.data.ts';
export { meta } from './track.meta.ts';

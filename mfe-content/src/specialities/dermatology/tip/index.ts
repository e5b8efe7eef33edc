export { SkinTipPage as Component } from './SkinTipPage.tsx';
export { loader } from './tip.data.ts';
export { meta } from './tip.meta.ts';

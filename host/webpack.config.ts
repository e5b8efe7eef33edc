import { hostConfig } from '@clinic/build/webpack/host';

export default hostConfig(import.meta.dirname);

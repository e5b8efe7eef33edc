import { hostConfig } from '@clinic/build/webpack-of-host';

export default hostConfig(import.meta.dirname);

import { hostConfig } from '@clinic/build/webpack';

export default hostConfig(import.meta.dirname);

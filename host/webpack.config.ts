import { hostConfig } from '@clinic/shared/build/webpack';

export default hostConfig(import.meta.dirname);

import { remoteConfig } from '@clinic/build/webpack';
import { remote } from './src/remote.ts';

export default remoteConfig(remote, import.meta.dirname);

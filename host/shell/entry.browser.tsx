import './trusted-types.ts';
import './remotes/doors-of-remotes.ts';
import { start } from './start.tsx';
import { followFailedScripts } from '../updates/trust/failed-scripts.ts';

followFailedScripts();
void start();

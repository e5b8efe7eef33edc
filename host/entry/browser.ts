import '../shell/trusted-types.ts';
import '../shell/remotes/shared-modules.ts';
import { start } from './start-page.tsx';
import { recordFailedScripts } from '../shell/remotes/failed-scripts.ts';

recordFailedScripts();
void start();

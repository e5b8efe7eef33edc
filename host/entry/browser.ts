import '../shell/trusted-types.ts';
import { recordFailedScripts } from '../shell/remotes/failed-scripts.ts';
import { inStages } from './in-stages.ts';

recordFailedScripts();
void inStages();

import './trusted-types.ts';
import './remotes/doors-of-remotes.ts';
import { start } from './start.tsx';

void start();

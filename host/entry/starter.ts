import { rememberEarlyPress } from '../shell/app/early-press.ts';

rememberEarlyPress();

import { formsWaitAttribute } from '@clinic/contracts/host';
import { rememberEarlyPress } from '../shell/app/early-press.ts';
import { startOnIntent } from '../shell/app/start-on-intent.ts';

startOnIntent(rememberEarlyPress(document.currentScript?.hasAttribute(formsWaitAttribute)));

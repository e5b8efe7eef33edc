import { formsWaitAttribute } from '@clinic/contracts/host';
import { rememberEarlyPress } from '../shell/app/early-press.ts';
import { layOutFirstView } from '../shell/app/first-view.ts';
import { startOnIntent } from '../shell/app/start-on-intent.ts';
import { leadVisitorsToSignIn } from '../shell/app/visitor-links.ts';

layOutFirstView();
leadVisitorsToSignIn();
startOnIntent(rememberEarlyPress(document.currentScript?.hasAttribute(formsWaitAttribute)));

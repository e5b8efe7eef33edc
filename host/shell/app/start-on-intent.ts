import { accessTokenCookie, inspectorCookie, scriptCopiesElementId } from '@clinic/contracts/host';
import { ApplicationScripts } from './application-scripts.ts';
import { aheadOfUse } from './connection.ts';
import { hydratingEvent } from './early-press.ts';
import { hasCookie } from './has-cookie.ts';
import { knownAt } from './known-at.ts';
import { hurry, takeTime } from './start-pace.ts';
import { whenIdle, whenLoaded } from './when-idle.ts';

/** What does nothing, or less, without script. The browser follows links by itself. */
const needsScript = 'button, input, select, textarea, label, summary, [role="button"]';

/** How long a page rests after it has loaded before the application begins by itself, in milliseconds. */
const restMs = 250;

/** How long a page that starts with its application waits before it asks again for what did not arrive, in milliseconds. */
const pauseMs = 1000;

/** Cookies of those to whom a page says more than its HTML: who is signed in, who opened the inspector. */
const personalCookies = [accessTokenCookie, inspectorCookie];

/**
 * Starts the application of a public page when somebody is about to use what needs it, and without a pause; otherwise once the
 * page has loaded and rested, in its idle moments. On a slow line only the visitor's intent starts it, and on a very slow one,
 * or where data are saved, only that fetches it. A page that says more to this visitor than its HTML does starts at once. Other
 * pages start without being told, and ask by themselves for what did not arrive: there may be nothing to press before.
 * @param onFailure called when a file of a page that waits did not arrive; the next press asks for it again
 */
export function startOnIntent(onFailure: () => void): void {
  const scripts = new ApplicationScripts(onFailure);
  if (!scripts.waiting) return completeStart();
  let started = false;
  const begin = () => {
    if (!started) performance.mark('clinic:starting');
    started = true;
    // The application goes on without their HTML.
    document.querySelector('script[type="speculationrules"]')?.remove();
    scripts.run();
  };
  const want = () => {
    hurry();
    if (document.readyState !== 'loading') return begin();
    scripts.fetchAhead();
    document.addEventListener('DOMContentLoaded', begin, { once: true });
  };
  const onUse = ({ target }: Event) => {
    if (target instanceof Element && target.closest(needsScript) !== null) want();
  };
  // The pointer passes over many things: what did not arrive is asked for again by a press alone.
  const onApproach = (event: Event) => started || onUse(event);
  const listeners = { pointerover: onApproach, focusin: onApproach, pointerdown: onUse, keydown: want };
  const options = { capture: true, passive: true };
  for (const [event, listen] of Object.entries(listeners)) document.addEventListener(event, listen, options);
  const onAlive = () => {
    for (const [event, listen] of Object.entries(listeners)) document.removeEventListener(event, listen, options);
  };
  document.addEventListener(hydratingEvent, onAlive, { once: true });

  if (personalCookies.some(hasCookie) || knownAt() !== null) return want();
  takeTime();
  const ahead = aheadOfUse();
  if (ahead === 'none') return;
  whenLoaded(() => {
    scripts.fetchAhead();
    if (ahead === 'all') setTimeout(() => whenIdle(() => started || begin()), restMs);
  });
}

/** On a page that starts with its application: asks for what did not arrive a few times, and when the network is back. */
function completeStart(): void {
  const scripts: ApplicationScripts = new ApplicationScripts(
    () => setTimeout(() => scripts.run(), pauseMs),
    scriptCopiesElementId,
  );
  scripts.leaveToBrowser();
  addEventListener('online', () => scripts.run());
}

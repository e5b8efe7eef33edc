import { firstViewAttribute, stripAttribute } from '@clinic/contracts/host';
import { whenIdle, whenLoaded } from './when-idle.ts';

/**
 * Until the page has come, the browser lays out only the strips that are on or near the screen: all of them at once is the
 * longest task of a first view. Afterwards the others follow, one in each idle moment, so that the page is whole before anybody
 * comes to them. A page that does not open at its top is laid out whole: where it opens depends on the height of all above.
 */
export function layOutFirstView(): void {
  if (!opensAtTop()) return;
  const root = document.documentElement;
  root.setAttribute(firstViewAttribute, '');
  whenLoaded(() => {
    const waiting = [...document.querySelectorAll<HTMLElement>(`[${stripAttribute}]`)];
    const done = [...waiting];
    const layOutNext = () => {
      const strip = waiting.shift();
      if (strip !== undefined) {
        strip.style.contentVisibility = 'visible';
        return whenIdle(layOutNext);
      }
      root.removeAttribute(firstViewAttribute);
      for (const { style } of done) style.removeProperty('content-visibility');
    };
    whenIdle(layOutNext);
  });
}

function opensAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' && location.hash === '';
}

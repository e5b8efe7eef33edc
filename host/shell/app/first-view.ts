import { firstViewAttribute, stripAttribute } from '@clinic/contracts/host';
import { visit } from './visit.ts';
import { whenIdle, whenLoaded } from './when-idle.ts';

/**
 * Until the page has come, the browser lays out only the strips that are on or near the screen: all of them at once is the
 * longest task of a first view. Afterwards the others follow, one in each idle moment, so that the page is whole before anybody
 * comes to them. A page that does not open at its top is laid out whole: where it opens depends on the height of all above.
 */
export function layOutFirstView(): void {
  if (visit()?.type !== 'navigate' || location.hash !== '') return;
  const root = document.documentElement;
  root.setAttribute(firstViewAttribute, '');
  const layOutNext = () => {
    const strip = document.querySelector(`[${stripAttribute}]`);
    (strip ?? root).removeAttribute(strip === null ? firstViewAttribute : stripAttribute);
    if (strip !== null) whenIdle(layOutNext);
  };
  whenLoaded(() => whenIdle(layOutNext));
}

import { accessTokenCookie, visitorHrefAttribute } from '@clinic/contracts/host';
import { hasCookie } from './has-cookie.ts';

/**
 * Leads who has not signed in from a link to a page of members straight to the sign-in, which saves the way to the server and
 * back that its redirect costs. The link says where; it is changed as soon as somebody points at it, so that it also opens in
 * another tab, and so that the browser fetches that page ahead and no redirect. Called once, by the page's first script.
 */
export function leadVisitorsToSignIn(): void {
  // A page that the browser kept may be that of a member by the next press.
  const ofMembers = new WeakMap<Element, string>();
  const lead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest(`a[${visitorHrefAttribute}]`) : null;
    if (link === null) return;
    const own = ofMembers.get(link) ?? link.getAttribute('href') ?? '';
    ofMembers.set(link, own);
    const isMember = hasCookie(accessTokenCookie);
    link.setAttribute('href', (isMember ? null : link.getAttribute(visitorHrefAttribute)) ?? own);
  };
  for (const event of ['pointerover', 'pointerdown', 'click'])
    document.addEventListener(event, lead, { capture: true, passive: true });
}

import type { Offer } from '@clinic/contracts/content';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { Brand } from '@clinic/kit/routing';

/** Where the call to action of an offer leads; to the contact page when the clinic has no chat. */
export function offerTarget(offer: Pick<Offer, 'cta' | 'cta_link'>, brand: Pick<Brand, 'chat'>): string {
  if (offer.cta === 'chat' && brand.chat !== null) return brand.chat;
  if (offer.cta === 'link' && offer.cta_link !== null) return offer.cta_link;
  return contentPaths.contact();
}

import { OfferList } from '@clinic/contracts/content';
import type { Offer } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';

/** What a tile shows of an offer. */
export type OfferTile = Omit<Offer, 'text_ar' | 'text_en' | 'image' | 'valid_from' | 'valid_to'>;

/** The offers that are valid today, in the clinic's order. */
export async function loadOffers(signal: AbortSignal): Promise<Offer[]> {
  const { data } = await api.get('/api/offers', OfferList, { signal });
  return data;
}

/** An offer without what its tile does not show: that does not travel with a page of tiles. */
export function offerTile({
  text_ar: _textAr,
  text_en: _textEn,
  image: _image,
  valid_from: _from,
  valid_to: _to,
  ...tile
}: Offer): OfferTile {
  return tile;
}

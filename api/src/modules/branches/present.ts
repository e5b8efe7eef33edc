import type { BranchPlace } from '@clinic/contracts';
import type { NamedRow } from '../../present-named.ts';
import { presentNamed } from '../../present-named.ts';

interface PlaceRow extends NamedRow {
  readonly addressAr: string;
  readonly addressEn: string;
  readonly phone: string | null;
  readonly mapUrl: string | null;
}

export const presentBranchPlace = (row: PlaceRow): BranchPlace => ({
  ...presentNamed(row),
  address_ar: row.addressAr,
  address_en: row.addressEn,
  phone: row.phone,
  map_url: row.mapUrl,
});

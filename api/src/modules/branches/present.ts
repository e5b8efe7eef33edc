import type { BranchName, BranchPlace } from '@clinic/contracts';

interface NamedRow {
  readonly id: number;
  readonly nameAr: string;
  readonly nameEn: string;
}

interface PlaceRow extends NamedRow {
  readonly addressAr: string;
  readonly addressEn: string;
  readonly phone: string | null;
  readonly mapUrl: string | null;
}

export const presentBranchName = ({ id, nameAr, nameEn }: NamedRow): BranchName => ({
  id,
  name_ar: nameAr,
  name_en: nameEn,
});

export const presentBranchPlace = (row: PlaceRow): BranchPlace => ({
  ...presentBranchName(row),
  address_ar: row.addressAr,
  address_en: row.addressEn,
  phone: row.phone,
  map_url: row.mapUrl,
});

import type { BranchName, BranchPlace } from '@clinic/contracts';
import type { BranchRow } from '../../db/branch-columns.ts';

export const presentBranchName = ({ id, nameAr, nameEn }: Pick<BranchRow, 'id' | 'nameAr' | 'nameEn'>): BranchName => ({
  id,
  name_ar: nameAr,
  name_en: nameEn,
});

export const presentBranchPlace = (row: BranchRow): BranchPlace => ({
  ...presentBranchName(row),
  address_ar: row.addressAr,
  address_en: row.addressEn,
  phone: row.phone,
  map_url: row.mapUrl,
});

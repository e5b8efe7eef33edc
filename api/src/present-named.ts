/** A row of something of the clinic's that has names: a doctor, a speciality, a branch. */
export interface NamedRow {
  readonly id: number;
  readonly nameAr: string;
  readonly nameEn: string;
}

/** It by its id and names, as `Named` of the contracts has them. */
export const presentNamed = ({ id, nameAr, nameEn }: NamedRow) => ({ id, name_ar: nameAr, name_en: nameEn });

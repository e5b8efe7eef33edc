import type { WeekKind } from '@clinic/contracts/account';

/** Stands for the ordinary visit where kinds are named by their keys. */
export const ordinary = 0;

/** A kind of visit as it is written. */
export interface KindDraft {
  readonly key: number;
  /** Null for a new one. */
  readonly id: number | null;
  readonly nameAr: string;
  readonly nameEn: string;
  readonly minutes: string;
  readonly byPatients: boolean;
}

export type KindChange =
  | { type: 'kind'; key: number; values: Partial<Omit<KindDraft, 'key' | 'id'>> }
  | { type: 'add-kind'; key: number }
  | { type: 'remove-kind'; key: number }
  /** Up to the place of the one before it. */
  | { type: 'raise-kind'; key: number };

export const isKindChange = (change: { type: string }): change is KindChange => change.type.endsWith('kind');

export const kindDraftOf = (kind: WeekKind, key: number): KindDraft => ({
  ...{ key, id: kind.id ?? null, nameAr: kind.name_ar, nameEn: kind.name_en },
  ...{ minutes: String(kind.minutes), byPatients: kind.by_patients },
});

/** An empty number is no number, and the API says so. */
export const kindRequestOf = ({ id, nameAr, nameEn, minutes, byPatients }: KindDraft): WeekKind => ({
  ...(id !== null && { id }),
  ...{ name_ar: nameAr, name_en: nameEn, minutes: Number(minutes), by_patients: byPatients },
});

/** What becomes of the kinds by one change. */
export function changedKinds(kinds: readonly KindDraft[], change: KindChange): readonly KindDraft[] {
  switch (change.type) {
    case 'kind':
      return kinds.map((one) => (one.key === change.key ? { ...one, ...change.values } : one));
    case 'add-kind':
      return [...kinds, { key: change.key, id: null, nameAr: '', nameEn: '', minutes: '30', byPatients: true }];
    case 'remove-kind':
      return kinds.filter(({ key }) => key !== change.key);
    case 'raise-kind': {
      const index = kinds.findIndex(({ key }) => key === change.key);
      const one = kinds[index];
      if (one === undefined || index === 0) return kinds;
      return [...kinds.slice(0, index - 1), one, ...kinds.slice(index - 1, index), ...kinds.slice(index + 1)];
    }
  }
}

/** The keys of kinds in the order of the week, as the API takes them: their places, 0 for the ordinary visit. */
export const placesOf = (keys: readonly number[], kinds: readonly KindDraft[]): number[] =>
  [ordinary, ...kinds.map(({ key }) => key)].flatMap((key, place) => (keys.includes(key) ? [place] : []));

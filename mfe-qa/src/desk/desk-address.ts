import { deskLists } from '@clinic/contracts/qa';

export type DeskList = (typeof deskLists)[number];

/** What the address of the desk asks for. */
export interface DeskAddress {
  list: DeskList;
  /** Id of a QA speciality; null for all of them. */
  specialty: number | null;
  page: number;
}

/** Reads the address of the desk; whatever it does not understand counts as not said. */
export function deskAddress(search: URLSearchParams): DeskAddress {
  return {
    list: deskLists.find((known) => known === search.get('list')) ?? 'waiting',
    specialty: positive(search.get('specialty')),
    page: positive(search.get('page')) ?? 1,
  };
}

/** The same as `qaPaths.moderation` wants it: what is usual is left out. */
export function inAddress({ list, specialty, page }: DeskAddress) {
  return {
    list: list === 'waiting' ? undefined : list,
    specialty: specialty ?? undefined,
    page: page === 1 ? undefined : page,
  };
}

function positive(text: string | null): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

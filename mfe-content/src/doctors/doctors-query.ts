import { Gender } from '@clinic/contracts/content';
import * as contentPaths from '@clinic/contracts/content/paths';

/** Days of which one can be the most that somebody wants to wait. */
export const waits = [3, 7, 14] as const;

/** What the directory is narrowed by. */
export interface DoctorsQuery {
  /** Id or slug of a speciality. */
  specialty: string;
  /** Empty, or at least two letters. */
  name: string;
  language: string;
  gender: Gender | '';
  /** Slug of a branch. */
  branch: string;
  /** Most days to the next free appointment. */
  wait: (typeof waits)[number] | '';
  page: number;
}

/** Letters that a name needs at least, and most of those that are looked for. */
const letters = { least: 2, most: 100 } as const;

/** What an address that {@link doctorsHref} made asks of the directory. */
export const queryOf = (href: string) => doctorsQuery(new URLSearchParams(href.split('?')[1]));

/** What an address asks of the directory; whatever it does not understand counts as not said. */
export function doctorsQuery(address: URLSearchParams): DoctorsQuery {
  const said = (name: string) => address.get(name)?.trim() ?? '';
  const name = said('name').slice(0, letters.most);
  return {
    specialty: said('specialty').slice(0, 200),
    name: name.length < letters.least ? '' : name,
    language: /^[a-z]{2,3}$/.exec(said('language'))?.[0] ?? '',
    gender: Gender.safeParse(said('gender')).data ?? '',
    branch: /^[a-z0-9_-]{1,200}$/.exec(said('branch'))?.[0] ?? '',
    wait: waits.find((days) => String(days) === said('free_within')) ?? '',
    page: /^[1-9]\d{0,4}$/.test(said('page')) ? Number(said('page')) : 1,
  };
}

/** The parameters of a query, for the page and for the API; what is not said is left out. */
export function parametersOf({ specialty, name, language, gender, branch, wait, page }: DoctorsQuery) {
  return {
    specialty: specialty || undefined,
    name: name || undefined,
    language: language || undefined,
    gender: gender || undefined,
    branch: branch || undefined,
    free_within: wait || undefined,
    page: page === 1 ? undefined : page,
  };
}

/** The address of the directory with some of its settings changed; other doctors begin with their first page. */
export function doctorsHref(query: DoctorsQuery, changes: Partial<DoctorsQuery> = {}): string {
  return contentPaths.doctors(parametersOf({ ...query, page: 1, ...changes }));
}

/** A setting that narrows the directory, and can be taken back. */
export type Setting = Exclude<keyof DoctorsQuery, 'page'>;

/** What is set, in the order in which it is asked for. */
export function settingsOf(query: DoctorsQuery): Setting[] {
  return (['name', 'specialty', 'branch', 'language', 'gender', 'wait'] as const).filter((name) => query[name] !== '');
}

import { SpecialtyList } from '@clinic/contracts';
import type { DoctorCard, Specialty } from '@clinic/contracts';
import { DoctorDirectory } from '@clinic/contracts/content';
import { api, isApiError, orUnavailable } from '@clinic/kit/http';
import { data, isUnavailable, loadedOr } from '@clinic/kit/routing';
import type { Loaded, ScreenArgs } from '@clinic/kit/routing';
import { doctorsHref, doctorsQuery, parametersOf } from './doctors-query.ts';
import type { DoctorsQuery } from './doctors-query.ts';

/** S6: a page of the directory, narrowed by what the address names. */
export async function loader({ request }: ScreenArgs) {
  const { signal } = request;
  const query = doctorsQuery(new URL(request.url).searchParams);
  const [loaded, directory] = await Promise.all([
    orUnavailable('the specialities', api.get('/api/specialties', SpecialtyList, { signal }), signal),
    loadDirectory(query, signal),
  ]);
  const specialties = isUnavailable(loaded) ? loaded : loaded.data;
  const found = {
    asked: doctorsHref(query, { page: query.page }),
    specialties: isUnavailable(specialties) ? specialties : specialties.map(asChoice),
  };
  if (directory === null) {
    const unknown: DoctorsData = { ...found, chosen: null, choices: { languages: [], genders: [] }, list: null };
    return data(unknown, { status: 404 });
  }
  const { data: list, choices } = directory;
  const chosen = loadedOr(specialties, []).find(
    ({ id, slug_ar, slug_en }) => query.specialty !== '' && [String(id), slug_ar, slug_en].includes(query.specialty),
  );
  return {
    ...found,
    chosen: chosen === undefined ? null : asChoice(chosen),
    choices,
    list: { total: list.total, size: list.per_page, doctors: list.data.map(onTile) },
  } satisfies DoctorsData;
}

/** What the address asks for; null where there is no such speciality. */
async function loadDirectory(query: DoctorsQuery, signal: AbortSignal): Promise<DoctorDirectory | null> {
  try {
    const parameters = { ...parametersOf(query), page: query.page };
    return await api.get('/api/doctors', DoctorDirectory, { query: parameters, signal });
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

export interface DoctorsData {
  /** The address of what is shown. */
  asked: string;
  /** What can be chosen from; the directory does without when it could not be loaded. */
  specialties: Loaded<SpecialtyChoice[]>;
  /** The speciality that the address names. */
  chosen: SpecialtyChoice | null;
  /** What doctors differ in. */
  choices: DoctorDirectory['choices'];
  /** Null where there is no such speciality. */
  list: { total: number; size: number; doctors: ReturnType<typeof onTile>[] } | null;
}

function asChoice({ id, name_ar, name_en }: Specialty) {
  return { id, name_ar, name_en };
}
export type SpecialtyChoice = ReturnType<typeof asChoice>;

/** What a tile shows of a doctor: the page carries no more. */
function onTile({ name_ar, name_en, slug_ar, slug_en, image, job_titles, next_slot }: DoctorCard) {
  const next = next_slot && { date: next_slot.date, time: next_slot.time };
  return { name_ar, name_en, slug_ar, slug_en, image, job_titles: job_titles.slice(0, 1), next_slot: next };
}

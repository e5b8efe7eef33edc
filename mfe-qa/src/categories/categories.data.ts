import { foldArabic } from '@clinic/contracts';
import { QaSpecialtyGroupList } from '@clinic/contracts/qa';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { askedWords } from '../parts/asked-words.ts';
import { failOnServer } from '../parts/failures.ts';
import { specialtyOnTile } from './SpecialtyTile.tsx';
import type { SpecialtyOnTile } from './SpecialtyTile.tsx';

export interface CategoriesData {
  search: string;
  /** Null when they could not be loaded. */
  specialties: SpecialtyOnTile[] | null;
}

/** S91: the specialities that the address asks for. */
export async function loader({ request }: ScreenArgs): Promise<CategoriesData> {
  const search = askedWords(new URL(request.url).searchParams);
  try {
    const groups = await api.get('/api/qa/specialties/grouped', QaSpecialtyGroupList, { signal: request.signal });
    const all = groups.data.flatMap((group) => group.qa_specialties.map(specialtyOnTile));
    return { search, specialties: chosen(all, search) };
  } catch (error) {
    failOnServer(error);
    return { search, specialties: null };
  }
}

/**
 * Those with answered questions; with a search those with the words in a name of either language, whatever the letter case
 * or the spelling of Arabic letters. The most answered come first.
 */
function chosen(all: readonly SpecialtyOnTile[], search: string): SpecialtyOnTile[] {
  const words = foldArabic(search);
  const named = ({ name_ar, name_en }: SpecialtyOnTile) =>
    [name_ar, name_en].some((name) => foldArabic(name).includes(words));
  return all
    .filter((specialty) => (search === '' ? specialty.answered_questions_count > 0 : named(specialty)))
    .sort((a, b) => b.answered_questions_count - a.answered_questions_count);
}

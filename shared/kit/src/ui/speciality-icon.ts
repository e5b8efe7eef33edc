import type { Specialty } from '@clinic/contracts';
import type { IconName } from './Icon.tsx';

/** The line icon for each of the drawn scenes that a speciality may name. */
const icons: Record<string, IconName> = {
  tooth: 'tooth',
  skin: 'skin',
  child: 'baby',
  mother: 'mother',
  ear: 'ear',
  heart: 'heart',
  movement: 'physio',
  family: 'family',
  eye: 'eye',
  bone: 'bone',
  brain: 'brain',
  kidney: 'kidney',
  mind: 'mind',
  nutrition: 'apple',
};

/** Small sign of a speciality; one that the site has no drawing for gets the pulse of the clinic. */
export function specialityIcon({ icon }: Pick<Specialty, 'icon'>): IconName {
  return icons[icon] ?? 'pulse';
}

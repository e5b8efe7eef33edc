import { foldArabic } from '@clinic/contracts';
import type { IconName } from '@clinic/kit/ui';

/** Beginnings of words by which a speciality is known, folded, in both languages; "orthodontics" is about teeth. */
const keywords: readonly (readonly [IconName, string])[] = [
  ['skin', 'skin|dermat|جلد|بشره'],
  ['tooth', 'teeth|tooth|dent|orthodont|gum|اسنان|سن(?= |$)|لثه'],
  ['heart', 'heart|cardi|قلب'],
  ['baby', 'child|kids|pediatr|paediatr|اطفال|طفل|رضع'],
  ['bone', 'bone|joint|orthop|عظام|عظم|مفاصل'],
  ['eye', 'eye|ophthalm|عيون|عين|رمد'],
];

// Before an Arabic word may stand a conjunction or a preposition, and its article.
const icons = keywords.map(
  ([icon, words]) => [icon, new RegExp(`(?:^| )(?:[وبلف]?ال|لل|[وبل])?(?:${words})`, 'u')] as const,
);

/** The sign of a QA speciality by the words of its names; any other is a stethoscope. */
export function specialtyIcon({ name_ar, name_en }: { name_ar: string; name_en: string }): IconName {
  const names = foldArabic(`${name_en} ${name_ar}`).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return icons.find(([, words]) => words.test(names))?.[0] ?? 'stethoscope';
}

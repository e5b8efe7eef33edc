/**
 * What text is given and what it folds to (E6). Both `foldArabic` and the database's `ar_norm` are held to it, so that what the
 * browser and the server take for the same is the same.
 */
export const arabicFoldingCases: readonly (readonly [given: string, folded: string])[] = [
  ['  أَحْمَد  فاطمـة ', 'احمد فاطمه'],
  ['مُؤمن علىٰ ٱلله', 'مومن علي الله'],
  ['MIXED نص ١٢', 'mixed نص 12'],
  ['۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩', '0123456789 0123456789'],
  ['إِسْعَافٌ', 'اسعاف'],
  ['آلام', 'الام'],
  ['شئ شيء شئون', 'شي شيء شيون'],
  ['مستشفى', 'مستشفي'],
  ['كیک', 'كيك'],
  ['ڪتاب', 'كتاب'],
  ['ﻻ ﷲ', 'لا الله'],
  ['\u200fعيادة\u200e \u202aنبض\u202c', 'عياده نبض'],
  ['\u061cعيادة \u061cنبض', 'عياده نبض'],
  ['بَـــرْدٌ', 'برد'],
  ['Crème BRÛLÉE', 'crème brûlée'],
  ['ＦＵＬＬ\u3000ｗｉｄｔｈ １２', 'full width 12'],
  ['ﬁbre', 'fibre'],
  ['a\t\n\r b c  d', 'a b c d'],
  ['100% _ \\ \' "', '100% _ \\ \' "'],
  ['د. نُهى الـعتيبي', 'د. نهي العتيبي'],
  ['\u200b\ufeff', ''],
  ['', ''],
];

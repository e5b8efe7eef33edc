import { foldArabic } from '@clinic/contracts';

/** Words that nearly every question has, in the spelling of people: they say nothing of what it is about. */
const common = [
  'هل ما ماذا لماذا ليش ليه كيف وش ايش شو متى أين وين كم مين أي من إلى على عن مع في هذا هذه ذلك التي الذي اللي هو هي أنا',
  'عندي لدي عندنا ابني بنتي ولدي زوجي زوجتي أمي أبي عمري عمره عمرها صار يصير كان كانت يكون تكون بعد قبل عند إذا لو لا لم لن',
  'ما مو أو ثم كل بعض غير بدون بسبب منذ لأن لكن أيضا فقط جدا كثير طبيعي يمكن ممكن لازم يجب أحتاج أقدر نعم وهل ولا وما',
  'what when why how which who the and for with from does did have has had can could should would will are is was were been',
  'not but any some this that these those there after before about than then into out off over too very much many need my your',
  'his her our you she they his its normal still get got because',
];

const commonWords: ReadonlySet<string> = new Set(common.flatMap((line) => foldArabic(line).split(' ')));

/** The words that tell of what a title is, at most `most`; all of them when each is a common one. */
export function significantWords(words: readonly string[], most: number): string[] {
  const significant = words.filter((word) => word.length > 2 && !commonWords.has(word));
  return (significant.length > 0 ? significant : words).slice(0, most);
}

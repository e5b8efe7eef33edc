import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');

/** A word that was settled against, and what stands in its place. `docs/style.md` has both lists. */
type Settled = readonly [wrong: RegExp, right: string];

const arabicLetter = '[\\u0621-\\u0652]';
const word = (letters: string) => new RegExp(`(?<!${arabicLetter})${letters}(?!${arabicLetter})`);

const settled: Record<'Arabic' | 'English', readonly Settled[]> = {
  Arabic: [
    [word('(?:ال|لل)?مراجع(?:ون|ين)?'), 'المريض'],
    [word('[وبل]?بريدك(?! الإلكتروني)'), 'بريدك الإلكتروني'],
    [/إيميل/, 'البريد الإلكتروني'],
    [word('(?:ال|لل)?صلاحيات(?:ك)?'), 'الأدوار'],
    [word('تعذر'), 'تعذّر'],
    [word('(?:تحقق|تأكد) (?:من|منه)'), 'تحقّق، تأكّد'],
    [word('ساري'), 'سارٍ'],
    [/مُجاب/, 'له إجابة'],
    [word('لم يضع'), 'محفوظ'],
    [word('أحدهم'), 'شخص'],
    [/لا شيء عليك/, 'تجاهل هذه الرسالة'],
    [/نحتفظ لك|احتفظ به/, 'محجوز لك'],
    [word('(?:احجز|حجز) السؤال'), 'استلم السؤال'],
    [/خبر عاجل/, 'جديد العيادات'],
    [word('(?:ال)?مزعج(?:ة|ًا)?'), 'غير مرغوب فيه'],
    [/على قائمة الانتظار/, 'في قائمة الانتظار'],
    [word('و?يمكنكم'), 'يمكنك'],
    [/(?:ابن أو ابنة|أب أو أم|زوج أو زوجة|أخ أو أخت)/, 'one of the two'],
  ],
  English: [
    [/\be-mail/i, 'email'],
    [/\blog(?:ged|ging)? (?:in|out)\b|\blogin\b/i, 'sign in, sign out'],
    [/(?<!up)\bcoming (?:appointment|visit)/i, 'upcoming'],
    [/\bfree (?:time|appointment|slot)s?\b/i, 'available'],
    [/\b(?:some|every)body\b/i, 'someone, everyone'],
    [/\btelephone\b/i, 'phone'],
    [/\b(?:is|are) not (?:right|correct)\b(?! now)/i, 'incorrect'],
    [/\b(?:runs?|ran) out\b|\bgood for \d+ minutes/i, 'expires'],
    [/\bkept for you\b/i, 'on hold'],
    [/\bwish(?:es)? on the waiting list/i, 'request'],
    [/\bspecialty\b/i, 'speciality'],
  ],
};

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** The texts of a file, without comments, keys and values that the code fills in. */
function textsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  if (file.endsWith('.json'))
    return [...source.matchAll(/: "(.*)"/g)].map(([, text = '']) => text.replace(/\{\{.*?\}\}/g, ''));
  if (file.endsWith('.yaml'))
    return source
      .replace(/^\s*#.*$/gm, '')
      .replace(/^(\s*(?:- )?)[\w-]+:(?= |$)/gm, '$1')
      .split('\n');
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, quoted, template]) =>
    (quoted ?? template ?? '').replace(/\$\{.*?\}/g, ''),
  );
}

/** Prose only: what stands alone without a space in English is an id, a path or a code. */
const isText = (text: string) => isArabic(text) || text.trim().includes(' ');

const places = {
  translations: '{shared/kit,host,mfe-*}/**/locales/{ar,en}.json',
  'messages of the API': 'api/src/modules/*/*-messages.ts',
  'errors of the API': 'api/src/http/error-messages.ts',
  descriptors: 'mfe-*/src/remote.ts',
  'content of the demo clinic': 'api/demo/{clinic,content}/**/*.yaml',
};

describe.each(Object.entries(places))('%s', (_, pattern) => {
  const files = globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).filter(
    // Patients write as they like.
    (file) => !file.endsWith('reviews.yaml'),
  );
  const texts = files.flatMap((file) => textsOf(file).map((text) => ({ file, text })));

  test.each(['Arabic', 'English'] as const)('use the settled words in %s', (language) => {
    const read = texts.filter(({ text }) => isText(text) && isArabic(text) === (language === 'Arabic'));
    expect(read.length).toBeGreaterThan(0);
    const found = read.flatMap(({ file, text }) =>
      settled[language].filter(([wrong]) => wrong.test(text)).map(([, right]) => `${file}: ${text.trim()} (${right})`),
    );
    expect(found).toEqual([]);
  });
});

test.each([
  ['Arabic', 'لم يضع شيء مما كتبته', true],
  ['Arabic', 'ما كتبته محفوظ ولم يُفقد', false],
  ['Arabic', 'اكتب بريدك.', true],
  ['Arabic', 'اكتب بريدك الإلكتروني.', false],
  ['Arabic', 'العرض الساري', false],
  ['English', 'Your e-mail', true],
  ['English', 'Upcoming appointments', false],
  ['English', 'Log in again', true],
] as const)('%s: «%s» is refused: %s', (language, text, refused) => {
  expect(settled[language].some(([wrong]) => wrong.test(text))).toBe(refused);
});

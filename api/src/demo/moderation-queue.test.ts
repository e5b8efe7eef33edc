import { emergenciesIn } from '@clinic/contracts/qa/red-flags';
import { flagsOf } from '../modules/asking/checks.ts';
import { demoDoctors as doctors } from '../testing/demo-clinic.ts';
import { readAccounts, readModerationQueue, readQuestionGroups, readQuestions } from './demo-folder.ts';

const { patients, staff } = readAccounts();
const qaGroups = readQuestionGroups();
const questions = readQuestions();
const queue = readModerationQueue();
const arabicLetter = /\p{Script=Arabic}/u;
const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

describe('accounts of staff', () => {
  test('are nobody else’s, with contacts that are placeholders', () => {
    unique([...patients, ...staff].map(({ email }) => email));
    unique([...patients, ...staff].map(({ phone }) => phone));
    for (const { email, phone } of staff) expect(`${email} ${phone}`).toMatch(/@nabd\.example 05000000\d\d$/);
  });

  test('two doctors under their own names who can answer, and who does each other work of the staff', () => {
    const others = ['editor', 'moderator', 'publisher', 'reception', 'reviewer', 'schedules'];
    expect(staff.map(({ role }) => role).sort()).toEqual(['admin', 'doctor', 'doctor', ...others]);
    const areas = new Set(qaGroups.flatMap((group) => group.qa_specialties.map(({ specialty }) => specialty)));
    for (const { role, doctor_id, name } of staff) {
      const doctor = doctors.find(({ id }) => id === doctor_id);
      expect(doctor !== undefined).toBe(role === 'doctor');
      if (!doctor) continue;
      expect(doctor.name_ar).toBe(name);
      expect(doctor.specialties.some((one) => areas.has(one))).toBe(true);
    }
  });
});

describe('questions of the moderation queue', () => {
  test('are found under names of their own, in areas that exist, in the language of their askers', () => {
    unique([...questions, ...queue].map(({ slug }) => slug));
    const areas = qaGroups.flatMap((group) => group.qa_specialties.map(({ slug_en }) => slug_en));
    for (const { qa_specialty, lang, title, content, tags } of queue) {
      expect(areas).toContain(qa_specialty);
      for (const text of [title, content, ...tags]) expect(arabicLetter.test(text)).toBe(lang === 'ar');
    }
  });

  test.each(queue.map((question) => [question.title, question] as const))(
    'Q17: «%s» has the flags that the checks would give it',
    (_title, { title, content, tags, flags, visibility, reports }) => {
      expect(flags.filter((flag) => flag !== 'reported').sort()).toEqual(
        flagsOf([title, content, ...tags].join('\n')).sort(),
      );
      expect(flags.includes('reported')).toBe(reports.length > 0);
      if (visibility === 'public') expect(flags).not.toContain('personal-data');
    },
  );

  test('both demo doctors have something to do, and the moderator too', () => {
    const byArea = (area: string) => queue.filter(({ qa_specialty }) => qa_specialty === area);
    expect(byArea('skin-and-hair').length).toBeGreaterThan(0);
    expect(byArea('family-medicine-and-prevention').length).toBeGreaterThan(0);
    expect(queue.some(({ visibility }) => visibility === 'review')).toBe(true);
  });
});

test('Beyond 2: of the questions of the demo only these speak of an emergency', () => {
  const found = questions.flatMap(({ slug, title, content, tags }) => {
    const signs = emergenciesIn([title, content, ...tags].join('\n'));
    return signs.length === 0 ? [] : [[slug, ...signs].join(' ')];
  });
  expect(found.sort()).toEqual([
    'chest-gets-tight-at-the-gym chest-pain',
    'how-to-ask-brother-about-dark-thoughts self-harm',
    'streak-of-blood-when-i-cough bleeding',
    'swollen-face-headache-34-weeks pregnancy',
    'أتمنى-أنام-وما-أصحى self-harm',
    'تنميل-الوجه-واليد-عشر-دقائق stroke',
    'قلة-حركة-الجنين-الشهر-الثامن pregnancy',
    'نزيف-خفيف-الأسبوع-السادس pregnancy',
    'والدي-ألم-صدر-مع-المشي-ويروح-بالراحة chest-pain',
    'وخز-بالصدر-يزيد-لما-أضغط-عليه chest-pain',
  ]);
});
